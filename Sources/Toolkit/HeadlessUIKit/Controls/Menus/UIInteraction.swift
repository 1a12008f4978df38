/// A behavior that can be added to views, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the view changes; `nil` if the interaction is removed.
  func willMove(to view: UIView?)
  /// Called after the view changed; `nil` if the interaction was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction, which is removed from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; one that was not added is ignored.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
