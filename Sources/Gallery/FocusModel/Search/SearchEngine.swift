import Foundation

/// Where the user searches the web.
public struct SearchEngine: Hashable, Sendable {
  /// What the engine calls itself, which is also what a preference names it by.
  public let name: String
  /// The address of a search, in which `{searchTerms}` stands for what the user looks for.
  public let template: String

  /// Describes an engine.
  public init(name: String, template: String) {
    (self.name, self.template) = (name, template)
  }

  /// The address of a search; all but the unreserved characters of the text are escaped.
  public func searchURL(for text: String) -> URL? {
    let terms = PercentEncoding.query.encode(text)
    return URL(string: template.replacing("{searchTerms}", with: terms), encodingInvalidCharacters: false)
  }
}
