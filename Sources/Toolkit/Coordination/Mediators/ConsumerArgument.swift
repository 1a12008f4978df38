import HeadlessUIKit

/// What a mediator hands its consumer, which may be values, collections of those, and data classes only.
///
/// A test double of a consumer asks for the ``faults`` of each argument that it gets:
///
///     func setTabs(_ tabs: [TabItem]) { faults += ConsumerArgument(tabs, "tabs").faults }
public struct ConsumerArgument {
  private let value: Any
  private let name: String

  /// - Parameter name: What the argument is called in ``faults``.
  public init(_ value: Any, _ name: String) {
    self.value = value
    self.name = name
  }

  /// What must not cross, by its path, in alphabetical order: objects, functions, types.
  public var faults: [String] {
    if isPlain { return [] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .foreignReference: return value is any DataClass ? parts(of: mirror) : [fault("an object")]
    case nil: return [fault("a function or a type")]
    default: return parts(of: mirror)
    }
  }

  /// Whether it is a value of the standard library, or of Foundation, that is known to be one.
  private var isPlain: Bool {
    switch value {
    case is String, is Character, is Bool, is any BinaryInteger, is any BinaryFloatingPoint: true
    case is Date, is URL, is Data, is UUID, is Decimal, is IndexPath, is IndexSet: true
    default: false
    }
  }

  private func parts(of mirror: Mirror) -> [String] {
    var mirrors = [mirror]
    while let superclass = mirrors.last?.superclassMirror { mirrors.append(superclass) }
    return mirrors.flatMap(\.children).enumerated()
      .flatMap { ConsumerArgument($1.value, path(to: $1.label, $0, in: mirror)).faults }.sorted()
  }

  /// Names a part; the one in an optional is called as the optional is, and those without an order all alike.
  private func path(to label: String?, _ index: Int, in mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .optional: name
    case .set, .dictionary: "\(name)[]"
    default: label.map { $0.hasPrefix(".") ? name + $0 : "\(name).\($0)" } ?? "\(name)[\(index)]"
    }
  }

  private func fault(_ kind: String) -> String {
    "\(name) is \(kind), \(type(of: value)): hand the consumer its values instead, or a DataClass"
  }
}
