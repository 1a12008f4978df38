import Flow
import HeadlessUIKit

extension PresentationStyle {
  /// The style that the controller prefers, or the way of the closest container that has one, or else ``modal``.
  ///
  /// A split view controller shows the controller in its secondary column, unless
  /// ``PresentationOptions/showInMaster`` is set; a navigation controller pushes it.
  public static let `default` = PresentationStyle(name: "default") { controller, presenter, options in
    if let style = controller.preferredPresentationStyle {
      return style.present(controller, from: presenter, options: options)
    }
    let parents = Array(sequence(first: presenter, next: \.parent))
    let split = options.contains(.showInMaster) ? nil : parents.first { $0 is UISplitViewController }
    let containers = [split].compactMap { $0 } + parents
    guard let container = containers.lazy.compactMap({ $0 as? any PresentingViewController }).first else {
      return modal.present(controller, from: presenter, options: options)
    }
    return container.present(controller, options: options)
  }

  /// Shows nothing, and waits for the result.
  public static let invisible = PresentationStyle(name: "invisible") { _, _, _ in
    (Future(.forever), { Future() })
  }
}
