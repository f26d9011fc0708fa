// Lets cucumber import TypeScript, in the main process and in every --parallel worker alike.
import { register } from 'tsx/esm/api';

register();
