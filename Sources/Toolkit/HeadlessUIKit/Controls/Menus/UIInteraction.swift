/// A behavior that can be added to views, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the view changes.
  ///
  /// - Parameter view: The new view; `nil` if the interaction is removed.
  func willMove(to view: UIView?)
  /// Called after the view changed.
  ///
  /// - Parameter view: The new view; `nil` if the interaction was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction.
  ///
  /// - Parameter interaction: The interaction, which is retained; its previous view loses it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  ///
  /// - Parameter interaction: The interaction to remove; one that was not added is ignored.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
