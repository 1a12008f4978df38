import Foundation
import UTF8Text

/// The lines of a value whose mirror shows how it is stored, instead of what it means: its own, and its
/// parts.
struct DumpShape {
  let title: String
  var kind = DumpLevel.Kind.members
  var parts: [DumpPart] = []

  /// Finds what a value means; `nil` if its mirror shows it.
  init?(of value: Any, _ mirror: Mirror) {
    switch value {
    case let described as any DescribedInDumps:
      title = "\(mirror.subjectType)"
      parts =
        described.dumpedProperties.map { DumpPart(label: $0.key, value: $0.value as Any) }
        + mirror.partsBelowFoundation
    case let list as any ListedInDumps:
      let elements = list.dumpedElements
      title = "\(elements.count) element\(elements.count == 1 ? "" : "s")"
      kind = .list(isSorted: list.isSortedInDumps)
      parts = elements.map { DumpPart(label: nil, value: $0) }
    case is any _Pointer, is any NamedInDumps: title = "\(mirror.subjectType)"
    case _ where SystemObjects.contain(mirror):
      title = "\(mirror.subjectType)"
      parts = mirror.partsBelowFoundation
    case _ where HiddenProperties.contain(mirror):
      title = "\(mirror.subjectType)"
      parts = HiddenProperties.parts(of: mirror)
    case is any SIMD: title = String(describing: value)
    case _ where mirror.isOpaque:
      let text = String(describing: value)
      title = text.contains("(Opaque Value)") ? "\(mirror.subjectType)" : text.withoutAddresses.oneLine
    default: return nil
    }
  }
}

extension Mirror {
  /// The class and its superclasses, the class first.
  var classes: UnfoldFirstSequence<Mirror> { sequence(first: self, next: \.superclassMirror) }

  /// What a class of an app has besides the class of Foundation that it inherits from.
  fileprivate var partsBelowFoundation: [DumpPart] {
    guard displayStyle == .class else { return [] }
    return classes.prefix { !$0.isOfFoundation }.reversed().flatMap { mirror in
      mirror.children.map { DumpPart(label: $0.label, value: $0.value) }
    }
  }

  /// The type's name, without its module and its arguments.
  var name: Substring {
    String(reflecting: subjectType).prefix { $0 != "<" }.split(separator: ".").last ?? ""
  }

  var isOfFoundation: Bool {
    Self.modulesOfFoundation.contains(String(reflecting: subjectType).prefix { $0 != "." })
  }

  private static let modulesOfFoundation: Set<Substring> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking",
    "FoundationXML",
  ]

  /// Whether the value is stored in something that the compiler alone knows, which no mirror shows.
  fileprivate var isOpaque: Bool {
    guard displayStyle == .struct, children.count == 1, let stored = children.first?.value else {
      return false
    }
    return String(reflecting: type(of: stored)).hasPrefix("Builtin.")
  }
}

/// A value of which a dump shows these properties.
protocol DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> { get }
}

/// A value of which a dump shows these elements.
protocol ListedInDumps {
  var dumpedElements: [Any] { get }
  /// Whether the elements have no order of their own.
  var isSortedInDumps: Bool { get }
}

extension ListedInDumps {
  var isSortedInDumps: Bool { false }
}

/// A value of which a dump shows the type alone, since the rest is an address or differs in each process.
protocol NamedInDumps {}

extension OpaquePointer: NamedInDumps {}
extension ObjectIdentifier: NamedInDumps {}
extension Unmanaged: NamedInDumps {}
extension Hasher: NamedInDumps {}

extension UnsafeBufferPointer: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> { ["count": count] }
}

extension UnsafeMutableBufferPointer: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> { ["count": count] }
}

extension UnsafeRawBufferPointer: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> { ["count": count] }
}

extension UnsafeMutableRawBufferPointer: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> { ["count": count] }
}

extension Dictionary.Keys: ListedInDumps {
  var dumpedElements: [Any] { Array(self) }
  var isSortedInDumps: Bool { true }
}

extension Dictionary.Values: ListedInDumps {
  var dumpedElements: [Any] { Array(self) }
  var isSortedInDumps: Bool { true }
}

@available(macOS 26, *)
extension InlineArray: ListedInDumps {
  var dumpedElements: [Any] { indices.map { self[$0] } }
}
