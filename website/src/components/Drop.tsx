import type { DragEvent, ReactNode } from 'react';

/** A place for a file: one that is chosen, or one that is dropped. */
export function Drop(props: {
  readonly label: string;
  /** Ends of the names of files that are offered first. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly children?: ReactNode;
}): ReactNode {
  const { label, accept, onFile, children } = props;
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way; the field inside is the first
    <div className="drop no-print" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label className="field">
        <span>{label}</span>
        <input
          type="file"
          accept={accept}
          onClick={({ currentTarget }) => {
            // The same file may have been mended since: choosing it again opens it again.
            currentTarget.value = '';
          }}
          onChange={(event) => take(event.target.files)}
        />
      </label>
      {children}
    </div>
  );
}
