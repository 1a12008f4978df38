import Foundation

/// The faults of a String Catalog.
///
///     do {
///       _ = try StringCatalog(Data("{}".utf8))
///     } catch {
///       print(error)  // Localizable.xcstrings: the key 'sourceLanguage' is missing
///     }
public struct StringCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the catalog.
  public let catalog: String
  /// The faults in the order of the keys.
  public let faults: [Fault]

  /// A fault, and its position in the file.
  public struct Fault: Hashable, Sendable {
    /// The keys that lead to the fault, the outermost first.
    public let path: [String]
    /// The fault in words.
    public let problem: String
  }

  /// A line for each fault: `Localizable.xcstrings: strings > Done > localizations > de: ...`.
  public var description: String {
    faults.map { fault in
      let position = fault.path.isEmpty ? "" : fault.path.joined(separator: " > ") + ": "
      return "\(catalog).xcstrings: \(position)\(fault.problem)"
    }.joined(separator: "\n")
  }
}

extension StringCatalogError.Fault {
  /// Makes the fault that the JSON decoder reports.
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

/// The faults that the decoder does not detect, in the alphabetical order of the keys.
extension StringCatalog.Document {
  var faults: [StringCatalogError.Fault] {
    // Sorted, because the order of a dictionary differs from run to run.
    strings.sorted { $0.key < $1.key }.flatMap { key, entry in
      (entry.localizations ?? [:]).sorted { $0.key < $1.key }.flatMap { language, text in
        text.faults(
          at: ["strings", key, "localizations", language],
          known: (text.substitutions ?? [:]).keys.sorted())
      }
    }
  }
}

extension StringCatalog.Text {
  /// Returns the faults of a text; `known` are the substitutions that it may contain.
  fileprivate func faults(at path: [String], known: [String]) -> [StringCatalogError.Fault] {
    let substitutions = (substitutions ?? [:]).sorted { $0.key < $1.key }
    return faultsOfShape(at: path) + faultsOfReferences(at: path, known: known)
      + (variations?.faults(at: path + ["variations"], known: known) ?? [])
      + substitutions.flatMap { name, substitution in
        substitution.faults(at: path + ["substitutions", name], known: known)
      }
  }

  private func faultsOfShape(at path: [String]) -> [StringCatalogError.Fault] {
    guard stringUnit == nil, variations == nil else { return [] }
    return [.init(path: path, problem: "expected a 'stringUnit' or 'variations'")]
  }

  /// Returns a fault for each substitution in the text that does not exist.
  private func faultsOfReferences(at path: [String], known: [String]) -> [StringCatalogError.Fault] {
    let names = stringUnit.map { FormatString($0.value).substitutionNames } ?? []
    return names.filter { !known.contains($0) }.map { name in
      .init(path: path + ["stringUnit", "value"], problem: "there is no substitution '\(name)'")
    }
  }
}

extension StringCatalog.Substitution {
  fileprivate func faults(at path: [String], known: [String]) -> [StringCatalogError.Fault] {
    let number = argNum ?? 1
    let own: [StringCatalogError.Fault] =
      number < 1
      ? [.init(path: path + ["argNum"], problem: "found \(number), expected a number from 1 on")] : []
    return own + variations.faults(at: path + ["variations"], known: known)
  }
}

extension StringCatalog.Variations {
  fileprivate func faults(at path: [String], known: [String]) -> [StringCatalogError.Fault] {
    if plural == nil, device == nil { return [.init(path: path, problem: "expected 'plural' or 'device'")] }
    return faults(
      of: plural, named: PluralCategory.allCases.map(\.rawValue), at: path + ["plural"], known: known)
      + faults(of: device, named: Self.devices, at: path + ["device"], known: known)
  }

  /// The devices for which Xcode has variations.
  private static let devices = [
    "applevision", "appletv", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  private func faults(
    of texts: [String: StringCatalog.Text]?, named names: [String], at path: [String],
    known: [String]
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
      + texts.sorted { $0.key < $1.key }.flatMap { $1.faults(at: path + [$0], known: known) }
  }
}
