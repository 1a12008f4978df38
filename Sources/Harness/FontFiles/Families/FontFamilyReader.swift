import Diagnostics
import FontMetrics
import Foundation
import TextFormats

/// Reads a family from JSON, and collects all faults.
struct FontFamilyReader {
  private(set) var faults: [Diagnostic] = []
  /// The keys that lead to the value that is read.
  private var path: [String] = []

  /// Returns the family of a file; `nil` if it has faults.
  mutating func family(in json: Data) -> FontFamily? {
    let document = attempt { () throws(Diagnostic) in try JSONValue(String(utf8Text: json)) }
    guard var document else { return nil }
    // Releasing a deep value level by level does not overflow the stack.
    defer { document.dismantle() }
    return family(in: document)
  }

  private mutating func family(in document: JSONValue) -> FontFamily? {
    let members = members(of: document, known: ["family", "faces"])
    let name = at("family") { $0.text(members["family"]) }
    let faces = at("faces") { $0.faces(in: members["faces"], of: name ?? "") }
    return faults.isEmpty ? name.map { FontFamily(name: $0, faces: faces) } : nil
  }

  private mutating func faces(in value: JSONValue?, of family: String) -> [FontFace] {
    guard let value else { return [] }
    guard case .array(let elements) = value.content, !elements.isEmpty else {
      refuse(value.unexpected("an array of at least one face"))
      return []
    }
    var names: Set<String> = []
    return elements.indices.compactMap { index in
      at("\(index)") { reader in
        guard let face = reader.face(in: elements[index], of: family) else { return nil }
        if !names.insert(face.name).inserted {
          reader.refuse(
            Diagnostic(
              "the face '\(face.name)' is there twice", at: elements[index].position,
              expected: "faces of different names"))
        }
        return face
      }
    }
  }

  private mutating func face(in value: JSONValue, of family: String) -> FontFace? {
    let members = members(of: value, known: Self.faceKeys)
    let numbers = Self.numbers.map { key, range in at(key) { $0.number(members[key], in: range) } }
    let name = at("name") { $0.text(members["name"]) }
    let isItalic = at("italic") { $0.boolean(members["italic"]) }
    let advances = at("advances") { $0.advances(in: members["advances"]) }
    let found = numbers.compactMap(\.self)
    guard found.count == numbers.count, let name, let isItalic, let advances else { return nil }
    return FontFace(
      name: name, family: family, weight: found[0], isItalic: isItalic, unitsPerEm: found[1],
      ascent: found[2], descent: found[3], lineGap: found[4], capHeight: found[5], xHeight: found[6],
      advances: advances)
  }

  /// The keys of whole numbers and what these may be, in the order of a file.
  private static let numbers = [
    ("weight", FontFace.weights), ("unitsPerEm", FontFace.unitCounts), ("ascent", FontFace.heights),
    ("descent", FontFace.heights), ("lineGap", FontFace.heights), ("capHeight", FontFace.heights),
    ("xHeight", FontFace.heights),
  ]

  private static let faceKeys = ["name", "italic", "advances"] + numbers.map(\.0)
}

extension FontFamilyReader {
  /// Reads with one more key in the path.
  mutating func at<Value>(_ key: String, _ read: (inout Self) -> Value) -> Value {
    path.append(key)
    defer { path.removeLast() }
    return read(&self)
  }

  /// Adds a fault at the path.
  mutating func refuse(_ fault: Diagnostic) {
    var fault = fault
    if !path.isEmpty { fault.problem = path.joined(separator: " > ") + ": " + fault.problem }
    faults.append(fault)
  }

  /// The result of `read`, or `nil` if it throws; the error is then added as a fault.
  private mutating func attempt<Value>(_ read: () throws(Diagnostic) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      refuse(error)
      return nil
    }
  }

  /// Returns an object's values by their keys; every known key is required, and no other is allowed.
  private mutating func members(of value: JSONValue, known: [String]) -> [String: JSONValue] {
    let members = attempt { () throws(Diagnostic) in try value.members }
    guard let members else { return [:] }
    for member in members where !known.contains(member.key) {
      refuse(
        Diagnostic(
          "the key '\(member.key)' is unknown", at: member.position, expected: oneOf(known),
          nearest: nearestName(to: member.key, in: known)))
    }
    var values: [String: JSONValue] = [:]
    for key in known { values[key] = attempt { () throws(Diagnostic) in try value.member(key) } }
    return values
  }

  /// Returns a text; `nil` without one, which is a fault unless the key is missing.
  private mutating func text(_ value: JSONValue?) -> String? {
    value.flatMap { value in attempt { () throws(Diagnostic) in try value.nonEmptyString } }
  }

  private mutating func boolean(_ value: JSONValue?) -> Bool? {
    value.flatMap { value in attempt { () throws(Diagnostic) in try value.boolean } }
  }

  /// Returns a whole number in a range; `nil` without one, which is a fault unless the key is missing.
  mutating func number(_ value: JSONValue?, in range: ClosedRange<Int>) -> Int? {
    guard let value else { return nil }
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let spelling) = value.content else {
      refuse(value.unexpected(expected))
      return nil
    }
    // Unlike other JSON, a family's file has whole numbers without a point or an exponent.
    if let number = Int(spelling), range.contains(number) { return number }
    refuse(Diagnostic("found \(spelling)", at: value.position, expected: expected))
    return nil
  }
}
