import HeadlessUIKit

/// The controllers that were pushed and presented, by type.
///
///     ControllerStacks(stacks: [["List", "Card", "Card"]]).doubled(since: ControllerStacks(stacks: [["List"]]))
///     // ["Card"]
struct ControllerStacks: Hashable {
  /// The types of each stack, from bottom to top.
  private var stacks: [[String]]

  init(stacks: [[String]]) { self.stacks = stacks }

  /// The types of which a stack has two in a row, and at least two more than it had.
  ///
  /// One input that leads two steps forward, each to a controller of the same type, did the same twice.
  func doubled(since former: ControllerStacks) -> [String] {
    let pairs = stacks.flatMap { stack in zip(stack, stack.dropFirst()).filter { $0 == $1 }.map(\.0) }
    return Set(pairs).filter { count(of: $0) >= former.count(of: $0) + 2 }.sorted()
  }

  private func count(of type: String) -> Int { stacks.joined().count { $0 == type } }
}

extension ControllerStacks {
  /// The stacks of all windows; call it on the stage.
  @MainActor
  static var current: ControllerStacks {
    var stacks: [[String]] = []
    for window in UIApplication.shared.windows {
      guard let root = window.rootViewController else { continue }
      let presented = Array(sequence(first: root, next: \.presentedViewController))
      stacks.append(presented.dropFirst().map(typeName))
      for controller in presented { collect(controller, into: &stacks) }
    }
    return ControllerStacks(stacks: stacks.filter { !$0.isEmpty })
  }

  @MainActor
  private static func collect(_ controller: UIViewController, into stacks: inout [[String]]) {
    if let navigation = controller as? UINavigationController {
      stacks.append(navigation.viewControllers.map(typeName))
    }
    for child in controller.children { collect(child, into: &stacks) }
  }

  @MainActor
  private static func typeName(_ controller: UIViewController) -> String {
    String(describing: type(of: controller))
  }
}
