import {expect, test} from 'vitest';
import {presetPage} from './presetpage';

const SITE = 'https://our.example/a/';

test.each([
  ['lab=pair&stage=keep&preset=deep', 'p/deep/#keep'],
  ['lab=pair&stage=setup&preset=deep', 'p/deep/'],
  ['lab=hull&preset=deep&stage=faces-a', 'p/hull-deep/'],
  ['lab=hull&preset=fault-frame&stage=reduce', 'p/hull-fault-frame/#reduce'],
  ['lab=world&scene=card-house', 'p/world-card-house/'],
])('%s has a page', (state, page) => expect(presetPage(SITE, state)).toBe(SITE + page));

test.each([
  'lab=pair&stage=keep', 'lab=pair&stage=keep&a=1,1,0,0,0&b=1,1,0,0,0', 'lab=pair&stage=keep&preset=deep&numbers=1', 'lab=pair&stage=keep&preset=tilted-box', 'lab=pair&stage=reduce&preset=deep',
  'lab=hull&preset=deep&stage=clip&sub=2', 'lab=hull&preset=deep&stage=clip&bias=0.1,0', 'lab=hull&preset=thin&compare=on', 'lab=world&scene=wall&step=4', 'lab=world&scene=own', 'lab=world&scene=wall&solver=box2d',
  '', 'lab=constructor&preset=deep', 'lab=pair&preset=../../embed.html', 'lab=pair&preset=__proto__', 'preset=deep&stage=keep',
])('%s has none', (state) => expect(presetPage(SITE, state)).toBeUndefined());
