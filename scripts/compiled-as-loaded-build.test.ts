import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withModulesCompiled } from './compiled-as-loaded-build.ts';

const written = (code: string, least = 0) => withModulesCompiled(code, parseAst(code), least);

it('a module that stands as a function is compiled with its file, whatever it is given', () => {
  expect(written('var a=t(e=>{e.x=1}),b=t((e,n)=>{n.exports=a()}),c=t(()=>{});export{c};')).toBe(
    'var a=t((function(e){e.x=1})),b=t((function(e,n){n.exports=a()})),c=t((function(){}));export{c};',
  );
});

it('nothing else is, and a file without such a module is told from one with it', () => {
  expect(written('var a=t(e=>{e.x=1}),b=f(x=>x+1),c=()=>{g(()=>{})};h(()=>{});')).toBe(
    'var a=t((function(e){e.x=1})),b=f(x=>x+1),c=()=>{g(()=>{})};h(()=>{});',
  );
  expect(written('var b=f(x=>x+1),c=()=>{};')).toBeNull();
  expect(written('var a=t(e=>{e.x=1});', 11)).toBeNull();
  expect(written('var a=t(e=>{e.x=1});', 10)).not.toBeNull();
});
