export default function Layout({children}) {
  return (
    <html lang="en">
      <head>
        <link rel="stylesheet" href="https://clipstage.example/clip-stage.css" />
        <script type="module" src="https://clipstage.example/clip-stage.js"></script>
      </head>
      <body>{children}</body>
    </html>
  );
}
