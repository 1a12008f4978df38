import UTF8Text

/// A page with its landmarks: a header, a navigation and the main part.
package struct HTMLPage {
  /// The title, as plain text.
  var title: String
  /// The parts of the page, as HTML.
  var header: String
  var navigation: String
  var main: String
  var footer: String
  /// The definitions of the wireframes on the page.
  var definitions: String
  /// Whether the page's script brings in the definitions that it needs; a browser spends long on
  /// very many.
  var defersDefinitions: Bool
  /// Elements for style and script: whole texts, or links.
  var style: String
  var script: String
  /// What the page may load; by default only what it contains.
  var sources: String
  /// What made the page, if that is to be known of it later.
  var generator: String?

  package init(
    title: String, header: String, navigation: String, main: String, footer: String = "",
    definitions: String = "", defersDefinitions: Bool = false, style: String, script: String,
    sources: String = "'unsafe-inline'", generator: String? = nil
  ) {
    self.title = title
    self.header = header
    self.navigation = navigation
    self.main = main
    self.footer = footer
    self.definitions = definitions
    self.defersDefinitions = defersDefinitions
    self.style = style
    self.script = script
    self.sources = sources
    self.generator = generator
  }

  package var text: String {
    String { buffer in
      buffer.append(head)
      buffer.append("<body>\n<a class=\"skip\" href=\"#main\">Skip to the content</a>\n")
      buffer.append("<header>\n\(header)</header>\n")
      if !navigation.isEmpty {
        buffer.append("<nav aria-label=\"Filter and search\">\n\(navigation)</nav>\n")
      }
      buffer.append("<main id=\"main\">\n")
      buffer.append(main)
      buffer.append("</main>\n")
      if !footer.isEmpty { buffer.append("<footer>\n\(footer)</footer>\n") }
      // To a browser with scripts this is text, of which the page's script takes what it needs.
      if defersDefinitions { buffer.append("<noscript id=\"parts\">") }
      buffer.append("<svg class=\"definitions\" aria-hidden=\"true\"><defs>\n")
      buffer.append(definitions)
      buffer.append("</defs></svg>\(defersDefinitions ? "</noscript>" : "")\n\(script)\n</body>\n</html>\n")
    }
  }

  /// How a page begins that names what made it, whatever it shows.
  package static func beginning(madeBy generator: String?) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(generator.map { "<meta name=\"generator\" content=\"\($0.html)\">\n" } ?? "")
    """
  }

  private var head: String {
    // Should a name ever become markup, the policy lets it neither load nor send anything.
    """
    \(Self.beginning(madeBy: generator))<meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \(sources); \
    script-src \(sources); base-uri 'none'; form-action 'none'">
    <title>\(title.html)</title>
    \(style)
    </head>

    """
  }
}
