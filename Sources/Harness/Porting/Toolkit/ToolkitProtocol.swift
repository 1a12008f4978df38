/// A UIKit protocol. UIKit finds an object's methods by selector, the toolkit by their Swift names.
struct ToolkitProtocol: Sendable {
  let name: String
  /// The protocol of UIKit that it refines.
  let parent: String?
  let requirements: [Requirement]

  /// - Parameters:
  ///   - name: The name of the protocol.
  ///   - parent: The UIKit protocol that it refines; `nil` by default.
  ///   - requirements: The methods, in the form of ``Requirement/init(_:of:)``.
  init(_ name: String, refining parent: String? = nil, _ requirements: [String]) {
    (self.name, self.parent) = (name, parent)
    self.requirements = requirements.map { Requirement($0, of: name) }
  }

  /// A method of a protocol.
  struct Requirement: Hashable, Sendable {
    let protocolName: String
    /// `collectionView(_:layout:sizeForItemAt:)`
    let swiftName: String
    /// `collectionView:layout:sizeForItemAtIndexPath:`
    let selector: String
    /// The ends of the parameters' types, as far as the selector contains them.
    let typeSuffixes: [String]

    /// Reads a Swift name. The words between `+` and `:` are those that Swift omits from the selector:
    /// `collectionView(_:layout:sizeForItemAt+IndexPath:)`. A selector that differs in another way follows after
    /// a space.
    init(_ text: String, of protocolName: String) {
      self.protocolName = protocolName
      let parts = text.split(separator: " ")
      let pieces = parts[0].split(separator: "(")
      let labels = pieces[1].split(separator: ":").dropLast()
      let (base, labelNames) = (Self.name(pieces[0]), labels.map(Self.name))
      swiftName = "\(base)(\(labelNames.map { $0 + ":" }.joined()))"
      typeSuffixes = labels.map { $0.split(separator: "+").dropFirst().joined() }
      selector = parts.count > 1 ? String(parts[1]) : Self.selector(of: pieces[0], labels)
    }

    private static func selector(of base: Substring, _ labels: ArraySlice<Substring>) -> String {
      let words = labels.map { $0 == "_" ? "" : String($0.replacing("+", with: "")) }
      let first = String(base.replacing("+", with: "")) + (words.first ?? "").capitalizedFirst
      return ([first] + words.dropFirst()).map { $0 + ":" }.joined()
    }

    private static func name(_ marked: Substring) -> String {
      marked.split(separator: "+").first.map(String.init) ?? ""
    }
  }
}

extension ToolkitProtocol {
  /// All protocols, by name.
  static let all: [String: ToolkitProtocol] = Dictionary(
    (scrolling + controllers + presentation + systemScreens + controls + application).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })

  /// Returns a protocol and those that it refines, itself first; empty for one that is not UIKit's.
  static func lineage(of name: String) -> [String] {
    Array(sequence(first: name, next: { all[$0]?.parent }).prefix { all[$0] != nil })
  }

  static let bySelector = Dictionary(grouping: all.values.flatMap(\.requirements), by: \.selector)
    .mapValues { $0.sorted { $0.protocolName < $1.protocolName } }
  static let bySwiftName = Dictionary(grouping: all.values.flatMap(\.requirements), by: \.swiftName)
    .mapValues { $0.sorted { $0.protocolName < $1.protocolName } }

  /// The classes of the toolkit that declare methods of protocols themselves, so that subclasses override them.
  static let ofClasses: [String: [String]] = [
    "UICollectionViewController": ["UICollectionViewDataSource", "UICollectionViewDelegate"],
    "UITableViewController": ["UITableViewDataSource", "UITableViewDelegate"],
    "UIActivityViewController": ["UITableViewDataSource", "UITableViewDelegate"],
    "UIView": ["CALayerDelegate"],
    "UISearchBar": ["UITextFieldDelegate"],
  ]
}

extension String {
  /// `Name` for `name`.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
