/// A file, or a link, of a package that is to be written.
///
///     PackageFile("Sources/greeting/main.swift", text: "import ShowcaseCommand\n").path
///     PackageFile("Sources/App/App", linkTo: "../../../App").path
package struct PackageFile: Hashable, Sendable {
  /// The path relative to the package's folder.
  package let path: String
  package let content: Content

  /// What is at the path.
  package enum Content: Hashable, Sendable {
    case text(String)
    /// A script that a shell can run.
    case script(String)
    /// A link to a path relative to the link's folder.
    case link(String)
  }

  package init(_ path: String, text: String) {
    (self.path, content) = (path, .text(text))
  }

  package init(_ path: String, script: String) {
    (self.path, content) = (path, .script(script))
  }

  package init(_ path: String, linkTo destination: String) {
    (self.path, content) = (path, .link(destination))
  }

  /// The text of the file, or the destination of the link.
  package var text: String {
    switch content {
    case .text(let text), .script(let text), .link(let text): text
    }
  }
}
