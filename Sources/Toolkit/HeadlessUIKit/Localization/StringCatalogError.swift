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

/// What the decoder does not notice: a walk along all texts, in alphabetical order.
extension StringCatalog.Document {
  var faults: [StringCatalogError.Fault] {
    strings.sorted { $0.key < $1.key }.flatMap { key, entry in
      (entry.localizations ?? [:]).sorted { $0.key < $1.key }.flatMap { language, text in
        text.faults(
          at: ["strings", key, "localizations", language],
          knowing: (text.substitutions ?? [:]).keys.sorted())
      }
    }
  }
}

extension StringCatalog.Text {
  /// The faults of a text that may name the `known` substitutions.
  fileprivate func faults(at path: [String], knowing known: [String]) -> [StringCatalogError.Fault] {
    let substitutions = (substitutions ?? [:]).sorted { $0.key < $1.key }
    return faultsOfShape(at: path) + faultsOfReferences(at: path, knowing: known)
      + (variations?.faults(at: path + ["variations"], knowing: known) ?? [])
      + substitutions.flatMap { name, substitution in
        substitution.faults(at: path + ["substitutions", name], knowing: known)
      }
  }

  private func faultsOfShape(at path: [String]) -> [StringCatalogError.Fault] {
    guard stringUnit == nil, variations == nil else { return [] }
    return [.init(path: path, problem: "expected a 'stringUnit' or 'variations'")]
  }

  /// The substitutions that the text names and that there are not.
  private func faultsOfReferences(at path: [String], knowing known: [String]) -> [StringCatalogError.Fault] {
    let names = stringUnit.map { FormatString($0.value).substitutionNames } ?? []
    return names.filter { !known.contains($0) }.map { name in
      .init(path: path + ["stringUnit", "value"], problem: "there is no substitution '\(name)'")
    }
  }
}

extension StringCatalog.Substitution {
  fileprivate func faults(at path: [String], knowing known: [String]) -> [StringCatalogError.Fault] {
    let number = argNum ?? 1
    let own: [StringCatalogError.Fault] =
      number < 1
      ? [.init(path: path + ["argNum"], problem: "found \(number), expected a number from 1 on")] : []
    return own + variations.faults(at: path + ["variations"], knowing: known)
  }
}

extension StringCatalog.Variations {
  fileprivate func faults(at path: [String], knowing known: [String]) -> [StringCatalogError.Fault] {
    if plural == nil, device == nil { return [.init(path: path, problem: "expected 'plural' or 'device'")] }
    return faults(
      of: plural, named: PluralCategory.allCases.map(\.rawValue), at: path + ["plural"], knowing: known)
      + faults(of: device, named: Self.devices, at: path + ["device"], knowing: known)
  }

  /// The devices that Xcode offers.
  private static let devices = [
    "applevision", "appletv", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  private func faults(
    of texts: [String: StringCatalog.Text]?, named names: [String], at path: [String],
    knowing known: [String]
  ) -> [StringCatalogError.Fault] {
    guard let texts else { return [] }
    let unknown = texts.keys.filter { !names.contains($0) }.sorted().map { name in
      StringCatalogError.Fault(
        path: path + [name],
        problem: "'\(name)' is unknown, expected one of: \(names.joined(separator: ", "))")
    }
    let missing: [StringCatalogError.Fault] =
      texts["other"] == nil ? [.init(path: path, problem: "the variation 'other' is missing")] : []
    return unknown + missing
      + texts.sorted { $0.key < $1.key }.flatMap { $1.faults(at: path + [$0], knowing: known) }
  }
}
