/// Reads a family from JSON, and collects all faults.
struct FontFamilyReader {
  private var faults: [FontJSONFault] = []
  /// The keys that lead to the value that is read.
  private var path: [String] = []

  /// Returns the family of a document.
  ///
  /// - Throws: All faults of the document.
  mutating func family(in document: FontJSON) throws(FontJSONFaults) -> FontFamily {
    let members = members(of: document, known: ["family", "faces"])
    let name = at("family") { $0.text(members["family"]) }
    let faces = at("faces") { $0.faces(in: members["faces"], of: name ?? "") }
    guard faults.isEmpty, let name else { throw FontJSONFaults(faults) }
    return FontFamily(name: name, faces: faces)
  }

  private mutating func faces(in value: FontJSON?, of family: String) -> [FontFace] {
    guard let value else { return [] }
    guard case .array(let elements) = value.content, !elements.isEmpty else {
      refuse(value, expected: "an array of at least one face")
      return []
    }
    var names: Set<String> = []
    return elements.indices.compactMap { index in
      at("\(index)") { reader in
        guard let face = reader.face(in: elements[index], of: family) else { return nil }
        if !names.insert(face.name).inserted {
          reader.add(
            "the face '\(face.name.shownInError)' is there twice", at: elements[index].offset,
            expected: "faces of different names")
        }
        return face
      }
    }
  }

  private mutating func face(in value: FontJSON, of family: String) -> FontFace? {
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
      missingAdvance: found[7], advances: advances)
  }

  /// The keys of whole numbers and what these may be, in the order of a file.
  private static let numbers = [
    ("weight", FontFace.weights), ("unitsPerEm", FontFace.unitCounts), ("ascent", FontFace.heights),
    ("descent", FontFace.heights), ("lineGap", FontFace.heights), ("capHeight", FontFace.heights),
    ("xHeight", FontFace.heights), ("missing", FontFace.widths),
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

  mutating func add(_ problem: String, at offset: Int, expected: String? = nil, nearest: String? = nil) {
    faults.append(
      FontJSONFault(offset: offset, path: path, problem: problem, expected: expected, nearest: nearest))
  }

  /// Adds the fault of a value of another kind or out of its range.
  mutating func refuse(_ value: FontJSON, expected: String) {
    add("found \(value.description)", at: value.offset, expected: expected)
  }

  /// Returns an object's values by their keys; every known key is required, and no other is allowed.
  private mutating func members(of value: FontJSON, known: [String]) -> [String: FontJSON] {
    guard case .object(let members) = value.content else {
      refuse(value, expected: "an object")
      return [:]
    }
    for member in members where !known.contains(member.key) {
      add(
        "the key '\(member.key.shownInError)' is unknown", at: member.offset,
        expected: "one of: \(known.joined(separator: ", "))", nearest: nearestKey(to: member.key, in: known))
    }
    let values = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    for key in known where values[key] == nil {
      add("the key '\(key)' is missing", at: value.offset)
    }
    return values
  }

  /// Returns a text; `nil` without one, which is a fault unless the key is missing.
  private mutating func text(_ value: FontJSON?) -> String? {
    guard let value else { return nil }
    if case .string(let text) = value.content, !text.isEmpty { return text }
    refuse(value, expected: "a text of at least one character")
    return nil
  }

  private mutating func boolean(_ value: FontJSON?) -> Bool? {
    guard let value else { return nil }
    if case .boolean(let boolean) = value.content { return boolean }
    refuse(value, expected: "true or false")
    return nil
  }

  /// Returns a whole number in a range; `nil` without one, which is a fault unless the key is missing.
  mutating func number(_ value: FontJSON?, in range: ClosedRange<Int>) -> Int? {
    guard let value else { return nil }
    if case .integer(let number) = value.content, range.contains(number) { return number }
    refuse(value, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    return nil
  }
}
