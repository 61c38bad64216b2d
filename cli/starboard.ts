#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Node keeps the code it has compiled: the program then starts in a third of the time.
enableCompileCache();
await import('./program.ts');
