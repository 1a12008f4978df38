import HeadlessUIKit
import UTF8Text

/// The keys of the hardware keyboard for which the screen has commands.
@MainActor
enum HardwareKeys {
  /// The inputs, in the order of the responders, each once; call it on the stage.
  static var inputs: [Input] {
    var seen: Set<String> = []
    return responders.flatMap { $0.keyCommands ?? [] }.compactMap(statement).filter {
      seen.insert($0).inserted
    }.map { Input(.key, to: "the hardware keyboard", [$0]) }
  }

  /// The responders from the first one, or else the frontmost controller's view, outward.
  private static var responders: [UIResponder] {
    let window = UIApplication.shared.keyWindow
    let first = window.flatMap(firstResponder) ?? window?.rootViewController?.front
    return first.map { Array(sequence(first: $0, next: \.next)) } ?? []
  }

  private static func firstResponder(in view: UIView) -> UIResponder? {
    view.isFirstResponder ? view : view.subviews.lazy.compactMap(firstResponder).first
  }

  private static func statement(_ command: UIKeyCommand) -> String? {
    guard let input = command.input, !input.isEmpty else { return nil }
    let flags = names.filter { command.modifierFlags.contains($0.flag) }.map { ".\($0.name)" }
    let words = flags.count == 1 ? flags[0] : "[\(flags.joined(separator: ", "))]"
    return "typeKey(\(input.quoted), modifierFlags: \(words))"
  }

  private static let names: [(flag: UIKeyModifierFlags, name: String)] = [
    (.command, "command"), (.shift, "shift"), (.control, "control"), (.alternate, "option"),
  ]
}

extension UIViewController {
  /// The controller that is seen in front.
  fileprivate var front: UIViewController {
    if let presentedViewController, presentedViewController !== self { return presentedViewController.front }
    let next =
      (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
    return next?.front ?? self
  }
}
