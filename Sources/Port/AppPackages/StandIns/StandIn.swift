import Porting
import SwiftSources

/// A declaration in place of a type of a module that does not exist here.
struct StandIn: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A class, with its superclass.
    case `class`(String)
    /// A protocol, and whether only classes conform to it.
    case `protocol`(ofClasses: Bool)
    case error
  }

  let name: String
  /// The module that would declare it.
  let module: String
  let kind: Kind
  var genericCount = 0
  /// The labels of the calls that make one.
  var calls: [[String]] = []
  /// The values of the type that are members of it.
  var values: [String] = []
  var nestedTypes: [String] = []

  /// The declaration.
  var source: String {
    switch kind {
    case .protocol(let ofClasses): "public protocol \(name)\(ofClasses ? ": AnyObject" : "") {}\n"
    case .error: "public struct \(name): Error {\n  public init() {}\n}\n"
    case .class(let parent): classSource(inheriting: parent)
    }
  }

  private func classSource(inheriting parent: String) -> String {
    let parameters = (0..<genericCount).map { "Value\($0 + 1)" }.joined(separator: ", ")
    let isObject = parent == "NSObject"
    let head =
      "open class \(name)\(parameters.isEmpty ? "" : "<\(parameters)>"): \(parent)\(isObject ? Self.marker : "") {"
    let members =
      initializers(of: parent) + (isObject ? ["  \(Self.plainObject(of: name))"] : [])
      + (genericCount == 0 ? constants : []) + inner + [anyMember]
    return "@dynamicMemberLookup\n\(head)\n\(members.joined(separator: "\n"))\n}\n"
  }

  /// A member of whatever name, whose type follows from the code around its use.
  private var anyMember: String {
    [
      "  public subscript<Member>(dynamicMember name: String) -> Member {",
      "    get { absentValue(name, of: \(name.swiftLiteral), in: \(module.swiftLiteral)) }", "    set {}",
      "  }",
    ].joined(separator: "\n")
  }

  private func initializers(of parent: String) -> [String] {
    let own = Self.inherited(by: parent)
    return calls.filter { !$0.isEmpty && !own.contains($0) }.map { labels in
      let parameters = labels.enumerated().map { "\($1) value\($0): Any?" }
      return
        "  public convenience init(\(parameters.joined(separator: ", "))) { self.init\(Self.call(of: parent)) }"
    }
  }

  private var constants: [String] {
    values.map { "  nonisolated(unsafe) public static let \($0.swiftName) = \(name)()" }
  }

  private var inner: [String] {
    guard genericCount == 0 else { return [] }
    return nestedTypes.map {
      "  open class \($0): NSObject\(Self.marker) { \(Self.plainObject(of: $0)) }"
    }
  }

  /// The protocol by which the toolkit makes objects; views and view controllers have initializers for that.
  private static let marker = ", AbsentType"

  private static func plainObject(of name: String) -> String {
    "public static func makePlain() -> Any { \(name)() }"
  }

  /// The labels of the initializers that a class has from its superclass.
  private static func inherited(by parent: String) -> [[String]] {
    [["frame"], ["coder"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"]]
      + (parent == "UIImageView" ? [["image"], ["image", "highlightedImage"]] : [])
      + (parent == "UIButton" ? [["type"]] : [])
      + (parent == "UINavigationController" ? [["rootViewController"]] : [])
      + (parent == "UIStackView" ? [["arrangedSubviews"]] : [])
  }

  private static func call(of parent: String) -> String {
    switch parent {
    case "UITableViewCell": "(style: .default, reuseIdentifier: nil)"
    case "UITableViewHeaderFooterView": "(reuseIdentifier: nil)"
    case _ where parent.hasSuffix("Controller"): "(nibName: nil, bundle: nil)"
    case "NSObject", "UICollectionViewFlowLayout": "()"
    default: "(frame: .zero)"
    }
  }
}
