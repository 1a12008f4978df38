import Foundation

/// What is wrong with a String Catalog.
public struct StringCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  public let catalog: String
  public let faults: [Fault]

  /// One fault, with the keys that lead to it.
  public struct Fault: Hashable, Sendable {
    public let path: [String]
    public let problem: String
  }

  /// A line for each fault: `Localizable.xcstrings: strings > Done > localizations > de: ...`.
  public var description: String {
    faults.map { fault in
      let place = fault.path.isEmpty ? "" : fault.path.joined(separator: " > ") + ": "
      return "\(catalog).xcstrings: \(place)\(fault.problem)"
    }.joined(separator: "\n")
  }
}

extension StringCatalogError.Fault {
  /// What the JSON decoder complains of.
  init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init(context.codingPath, "the key '\(key.stringValue)' is missing")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      self.init(context.codingPath, context.debugDescription)
    case DecodingError.dataCorrupted(let context):
      let isWhole = context.codingPath.isEmpty
      self.init(context.codingPath, isWhole ? "the file is not valid JSON" : context.debugDescription)
    default:
      self.init(path: [], problem: "\(error)")
    }
  }

  private init(_ path: [any CodingKey], _ problem: String) {
    self.init(path: path.map(\.stringValue), problem: problem)
  }
}
