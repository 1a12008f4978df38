/// An initializer that the toolkit requires of subclasses and UIKit does not, as Swift makes an object by its class with
/// no other.
struct RequiredInitializer: Sendable {
  /// The class that requires it.
  let owner: String
  /// `init(dequeuedFor:)`
  let signature: String
  let parameters: String
  /// The initializers of the class that a subclass overrides all of, or inherits none.
  let designated: Set<String>
  /// A call of one of these, by its signature, makes the object; the first one that the class has.
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

  /// `init()` itself, which UIKit's class has without requiring it.
  private init(owner: String) {
    self.init(owner: owner, signature: "init()", parameters: "", designated: ["init()"], calls: [])
  }

  /// The initializers by the classes that require them.
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

  /// The initializer for a class of the toolkit.
  static func of(_ name: String) -> RequiredInitializer? {
    let lineage = [name] + ToolkitClasses.ancestors(of: name)
    return all.first { lineage.contains($0.owner) }
  }
}
