/// An animator of menus, which open and close immediately: it performs changes and completions as
/// they are added.
@preconcurrency @MainActor
final class MenuAnimator: UIContextMenuInteractionAnimating, UIEditMenuInteractionAnimating {
  var previewViewController: UIViewController? { nil }
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completion() }
}
