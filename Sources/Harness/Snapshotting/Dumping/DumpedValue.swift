import Foundation
import UTF8Text

/// A value's own line, and the parts that are written below it.
struct DumpedValue {
  let title: String
  let parts: [DumpPart]
  let kind: DumpLevel.Kind
  /// The object's identity if the value is an object.
  let object: ObjectIdentifier?
  /// Whether all values of the type are what their mirrors show; what an optional or `AnyHashable` holds may
  /// not be.
  let hasMirroredType: Bool

  /// - Parameter isMirrored: Whether the value's type is known to be what its mirror shows.
  init(_ value: Any, isMirrored: Bool) {
    var value = value
    var mirror = Mirror(reflecting: value)
    var isWrapped = false
    while mirror.displayStyle == .optional, let wrapped = mirror.children.first {
      value = wrapped.value
      mirror = Mirror(reflecting: value)
      isWrapped = true
    }
    object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    if !isMirrored, let shape = DumpShape(of: value, mirror) {
      (title, kind, parts, hasMirroredType) = (shape.title, shape.kind, shape.parts, false)
      return
    }
    hasMirroredType = !isWrapped && mirror.displayStyle != nil && mirror.displayStyle != .optional
    let parts = DumpedValue.parts(of: mirror)
    switch mirror.displayStyle {
    case .optional: (title, kind, self.parts) = (isWrapped ? "Optional(nil)" : "nil", .members, [])
    case .collection: (title, kind, self.parts) = (parts.count(of: "element"), .list(isSorted: false), parts)
    case .set: (title, kind, self.parts) = (parts.count(of: "member"), .list(isSorted: true), parts)
    case .dictionary: (title, kind, self.parts) = (parts.count(of: "pair"), .pairs, parts)
    case .tuple: (title, kind, self.parts) = (parts.isEmpty ? "()" : "tuple", .members, parts)
    case .enum: (title, kind, self.parts) = DumpedValue.enumerationCase(value, parts)
    case .none:
      (title, kind, self.parts) = (String(describing: value).withoutAddresses.oneLine, .members, parts)
    default: (title, kind, self.parts) = ("\(mirror.subjectType)", .members, parts)
    }
  }

  /// Returns the parts that a mirror shows, superclass properties first.
  private static func parts(of mirror: Mirror) -> [DumpPart] {
    let inherited = mirror.superclassMirror.map(parts) ?? []
    return inherited + mirror.children.map { DumpPart(label: $0.label, value: $0.value) }
  }

  /// Returns the name of a case, and its associated values.
  private static func enumerationCase(
    _ value: Any, _ parts: [DumpPart]
  ) -> (title: String, kind: DumpLevel.Kind, parts: [DumpPart]) {
    // A mirror shows the payload as its only child, under the name of the case.
    guard let payload = parts.first, let name = payload.label else {
      return (".\(String(describing: value).oneLine)", .payload, [])
    }
    let mirror = Mirror(reflecting: payload.value)
    guard mirror.displayStyle == .tuple else { return (".\(name)", .payload, [payload]) }
    return (".\(name)", .members, self.parts(of: mirror))
  }
}

extension [DumpPart] {
  fileprivate func count(of noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension String {
  /// The string with each address, such as `0x7FFD3C`, cut down to `0x`.
  var withoutAddresses: String {
    let pieces = components(separatedBy: "0x")
    guard let first = pieces.first else { return self }
    return pieces.dropFirst().reduce(into: first) { text, piece in
      text += "0x" + piece.drop(while: \.isHexDigit)
    }
  }
}
