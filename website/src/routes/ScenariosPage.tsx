import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import * as words from '@words';
import type { ReactNode } from 'react';
import { ClauseNumber } from '../components/links.tsx';
import { Page } from '../components/Page.tsx';
import { Scenario } from '../components/Scenario.tsx';
import type { FeatureModel } from '../models.ts';

/** Every worked example in the words of the reader, feature by feature, with its last result. */
export default function ScenariosPage({ features }: { readonly features: readonly FeatureModel[] }): ReactNode {
  return (
    <Page title={words.conformance.suite} description={words.conformance.scenariosLead}>
      <nav className="crumbs" aria-label={words.nav.contents}>
        <Link to="/conformance">{words.nav.conformance}</Link>
      </nav>
      <header className="page__header">
        <h1>{words.conformance.suite}</h1>
        <p className="lead">{words.conformance.scenariosLead}</p>
      </header>
      <div>
        {features.map((feature) => (
          <Feature key={feature.id} feature={feature} />
        ))}
      </div>
    </Page>
  );
}

function Feature({ feature: { id, name, scenarios } }: { readonly feature: FeatureModel }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className="feature">
      <h2>{name}</h2>
      {scenarios.map(({ scenario, clauses }) => (
        <Scenario key={`${scenario.rule} ${scenario.name}`} scenario={scenario}>
          <p className="scenario__clauses">
            {clauses.map(({ id: clause, slug, summary }) => (
              <ClauseNumber key={clause} id={clause} slug={slug} title={summary} />
            ))}
          </p>
        </Scenario>
      ))}
    </section>
  );
}
