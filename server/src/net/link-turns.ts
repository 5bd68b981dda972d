/** How many links that came from users are fetched and read at once. */
import { createTurns, type Turns } from '../domain/turns.ts';

/** A slow site holds a place for 25 s or more: no asker has many of them, and a page read meanwhile is in memory. */
const atOnceMax = 96;
const atOncePerAskerMax = 16;
const waitingMax = 2_000;

/** The time that a fetch may take begins with its turn. */
export const createLinkTurns = (): Turns => createTurns({ atOnceMax, atOncePerAskerMax, waitingMax });
