import UTF8Text

/// A page with landmarks: a header, a navigation and a main part.
package struct HTMLPage {
  /// The title, as plain text.
  var title: String
  /// The parts of the page, as HTML.
  var header: String
  var navigation: String
  var main: String
  var footer: String
  /// The definitions of the pictures on the page.
  var definitions: String
  /// Whether the page's script adds the definitions that it needs, as very many are slow in browsers.
  var defersDefinitions: Bool
  /// The elements for style and script, with their text or a link.
  var style: String
  var script: String
  /// What the page may load; by default only what it contains.
  var sources: String
  /// What a page of a server may do in addition; `nil` for a file.
  var served: ServedPage?
  /// The name of what made the page, to recognize it later; `nil` if that is not needed.
  var generator: String?
  /// The id of the element without which a browser is to paint nothing; `nil`, the default, if it may paint any part.
  var awaited: String?

  package init(
    title: String, header: String, navigation: String, main: String, footer: String = "",
    definitions: String = "", defersDefinitions: Bool = false, style: String, script: String,
    sources: String = "'unsafe-inline'", served: ServedPage? = nil, generator: String? = nil
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
    self.served = served
    self.generator = generator
  }

  package var text: String {
    String { buffer in
      buffer.append(head)
      buffer.append("<body>\n<a class=\"skip\" href=\"#main\">Skip to the content</a>\n")
      buffer.append("<header>\n\(header.asciiHTML)</header>\n")
      if !navigation.isEmpty {
        buffer.append("<nav aria-label=\"Filter and search\">\n\(navigation.asciiHTML)</nav>\n")
      }
      buffer.append("<main id=\"main\">\n")
      buffer.append(main.asciiHTML)
      buffer.append("</main>\n")
      if !footer.isEmpty { buffer.append("<footer>\n\(footer.asciiHTML)</footer>\n") }
      // For a browser with scripts, this is text, from which the page's script takes what it needs.
      if defersDefinitions { buffer.append("<noscript id=\"parts\">") }
      buffer.append(Self.definitions(definitions).asciiHTML)
      buffer.append("\(defersDefinitions ? "</noscript>\n" : "")\(script)\n</body>\n</html>\n")
    }
  }

  /// The parts of pictures as an element that is not seen; empty without parts.
  static func definitions(_ parts: String) -> String {
    parts.isEmpty ? "" : "<svg class=\"definitions\" aria-hidden=\"true\"><defs>\n\(parts)</defs></svg>\n"
  }

  /// How every page that names its generator begins.
  package static func beginning(madeBy generator: String?) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(generator.map { "<meta name=\"generator\" content=\"\($0.html)\">\n" } ?? "")
    """
  }

  private var policy: String {
    served?.policy
      ?? "default-src 'none'; style-src \(sources); script-src \(sources); base-uri 'none'; form-action 'none'"
  }

  /// Browsers that do not know such links paint what they have.
  private var awaiting: String {
    awaited.map { "<link rel=\"expect\" href=\"#\($0)\" blocking=\"render\">\n" } ?? ""
  }

  private var head: String {
    // If a name ever became markup, the policy would let it neither load nor send anything.
    """
    \(Self.beginning(madeBy: generator))<meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    \(served.map { _ in ServedPage.icon } ?? "")<title>\(title.html.asciiHTML)</title>
    \(awaiting)\(style)
    </head>

    """
  }
}
