import ChromeCleanModel
import Coordination

/// Observes the page of the active tab, whichever tab that is.
///
/// Chrome uses its `ActiveWebStateObservationForwarder` for this.
@MainActor
final class ActiveWebState {
  /// The tabs; not owned.
  weak var list: WebStateList? { didSet { listDidChange(from: oldValue) } }
  /// The active tab.
  private(set) weak var webState: WebState? { didSet { webStateDidChange(from: oldValue) } }
  private let didChange: @MainActor () -> Void

  /// - Parameter didChange: Called when there is another list or active tab, and when the page of
  ///   the active one changes.
  init(didChange: @escaping @MainActor () -> Void) {
    self.didChange = didChange
  }

  private func listDidChange(from former: WebStateList?) {
    guard list !== former else { return }
    former?.observers.remove(self)
    list?.observers.add(self)
    let page = webState
    webState = list?.activeWebState
    // A change of the tab has called `didChange` already.
    if webState === page { didChange() }
  }

  private func webStateDidChange(from former: WebState?) {
    guard webState !== former else { return }
    former?.observers.remove(self)
    webState?.observers.add(self)
    didChange()
  }
}

extension ActiveWebState: WebStateListObserver {
  func webStateList(
    _ list: WebStateList, didActivate webState: WebState?, insteadOf oldWebState: WebState?, at index: Int?,
    because reason: ActivationReason
  ) {
    self.webState = webState
  }
}

extension ActiveWebState: WebStateObserver {
  func webStateDidStartLoading(_ webState: WebState) {
    didChange()
  }

  func webStateDidStopLoading(_ webState: WebState) {
    didChange()
  }

  func webStateDidCommitNavigation(_ webState: WebState) {
    didChange()
  }

  func webStateDidChangeTitle(_ webState: WebState) {
    didChange()
  }
}
