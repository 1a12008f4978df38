/// A behavior of the system that can be added to views, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Prepares for another view, or for none if the interaction is removed.
  func willMove(to view: UIView?)
  /// Takes the new view, or none if the interaction was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds a behavior to the view. The interaction leaves the view that it was added to before.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes a behavior; one that was not added is ignored.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
