/// An initializer that the toolkit requires of subclasses and UIKit does not, since Swift can create an object
/// of a class known at run time only by a required one.
struct RequiredInitializer: Sendable {
  /// The class that requires it.
  let owner: String
  /// For example, `init(dequeuedFor:)`.
  let signature: String
  let parameters: String
  /// The class's designated initializers. A subclass inherits initializers only if it overrides all of these.
  let designated: Set<String>
  /// The calls that can create the object, by signature; the first one that the class has is used.
  let calls: [(signature: String, call: String)]

  /// The initializer that UIKit calls.
  var nameOnApple: String { calls.first?.signature ?? signature }

  private init(
    owner: String, signature: String, parameters: String, designated: Set<String>,
    calls: [(signature: String, call: String)]
  ) {
    (self.owner, self.signature, self.parameters) = (owner, signature, parameters)
    (self.designated, self.calls) = (designated, calls)
  }

  /// Creates the entry for `init()`, which UIKit's class has without requiring it.
  private init(owner: String) {
    self.init(owner: owner, signature: "init()", parameters: "", designated: ["init()"], calls: [])
  }

  /// All of these initializers, by the classes that require them.
  static let all: [RequiredInitializer] = [
    RequiredInitializer(
      owner: "UITableViewCell", signature: "init(dequeuedFor:)",
      parameters: "dequeuedFor reuseIdentifier: String",
      designated: ["init(style:reuseIdentifier:)", "init(coder:)"],
      calls: [
        ("init(style:reuseIdentifier:)", "self.init(style: .default, reuseIdentifier: reuseIdentifier)"),
        ("init(coder:)", "self.init(coder: NSCoder())!"),
      ]),
    RequiredInitializer(
      owner: "UITableViewHeaderFooterView", signature: "init(dequeuedFor:)",
      parameters: "dequeuedFor reuseIdentifier: String",
      designated: ["init(reuseIdentifier:)", "init(coder:)"],
      calls: [
        ("init(reuseIdentifier:)", "self.init(reuseIdentifier: reuseIdentifier)"),
        ("init(coder:)", "self.init(coder: NSCoder())!"),
      ]),
    RequiredInitializer(
      owner: "UICollectionReusableView", signature: "init(dequeuedFor:frame:)",
      parameters: "dequeuedFor reuseIdentifier: String, frame: CGRect",
      designated: ["init(frame:)", "init(coder:)"],
      calls: [
        ("init(frame:)", "self.init(frame: frame)"), ("init(coder:)", "self.init(coder: NSCoder())!"),
      ]),
    RequiredInitializer(
      owner: "CALayer", signature: "init(copying:)", parameters: "copying layer: CALayer?",
      designated: ["init()", "init(layer:)", "init(coder:)"],
      calls: [
        ("init(layer:)", "self.init(layer: layer ?? CALayer())"), ("init()", "self.init()"),
        ("init(coder:)", "self.init(coder: NSCoder())!"),
      ]),
    RequiredInitializer(owner: "CAAnimation"), RequiredInitializer(owner: "UICollectionViewLayoutAttributes"),
    RequiredInitializer(owner: "UICollectionViewLayoutInvalidationContext"),
  ]

  /// Returns the initializer for a class of the toolkit; `nil` if the class requires none.
  static func of(_ name: String) -> RequiredInitializer? {
    let lineage = [name] + ToolkitClasses.ancestors(of: name)
    return all.first { lineage.contains($0.owner) }
  }
}
