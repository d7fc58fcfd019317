export default function Post() {
  return <clip-stage preset="both-clip" stage="clip-pos" suppressHydrationWarning />;
}
