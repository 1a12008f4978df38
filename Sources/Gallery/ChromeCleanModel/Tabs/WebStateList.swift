import Coordination
import Foundation
import HeadlessUIKit

/// The tabs of a window in their order: which is active, which opened which, and the observers.
///
/// The rules are those of iOS Chrome (`ios/chrome/browser/web_state_list`) from 2021 on; where
/// Chrome's indices are -1, these are `nil`. A forbidden call raises an exception, and leaves the
/// list unchanged.
@MainActor
package final class WebStateList {
  /// A tab with what the list keeps about it.
  struct Entry {
    var webState: WebState
    var opener: WebStateOpener?
    var isPinned = false
  }

  var entries: [Entry] = []
  /// The index of the active tab; `nil` if no tab is active.
  package internal(set) var activeIndex: Int?
  /// Whether several changes that belong together are being made.
  package internal(set) var isBatchInProgress: Bool = false
  /// Whether observers are being notified of a change; any other change is then refused.
  var isMutating = false
  weak var delegate: (any WebStateListDelegate)?

  /// The observers of changes, in the order of adding.
  package let observers: ObserverList<any WebStateListObserver> = ObserverList()

  /// Makes a list without tabs.
  ///
  /// - Parameter delegate: Prepares tabs; not owned.
  package init(delegate: (any WebStateListDelegate)? = nil) {
    self.delegate = delegate
  }

  isolated deinit {
    closeAll()
  }

  /// How many tabs there are.
  package var count: Int { entries.count }
  /// Whether there is no tab.
  package var isEmpty: Bool { entries.isEmpty }

  /// All tabs, in order.
  package var webStates: [WebState] { entries.map(\.webState) }

  /// The active tab.
  package var activeWebState: WebState? { activeIndex.map { entries[$0].webState } }

  /// Whether there is a tab at an index.
  package func containsIndex(_ index: Int) -> Bool { entries.indices.contains(index) }

  /// The tab at an index; `nil` outside of the list.
  package func webState(at index: Int) -> WebState? {
    containsIndex(index) ? entries[index].webState : nil
  }

  /// The index of a tab; `nil` without a tab, and for one that is not in the list.
  package func index(of webState: WebState?) -> Int? {
    entries.firstIndex { $0.webState === webState }
  }

  /// The index of the first tab that shows an address.
  package func index(ofURL url: URL) -> Int? {
    entries.firstIndex { $0.webState.visibleURL == url }
  }
}

/// Why another tab is active.
package enum ActivationReason: Int, Hashable, Sendable {
  /// The active tab was removed.
  case none = 0
  /// A tab was replaced.
  case replaced = 1
  /// It was activated by the user or by a caller.
  case userAction = 2
}

/// Prepares tabs for a list, and releases them.
@MainActor
package protocol WebStateListDelegate: AnyObject {
  /// Called before a tab is added, also if it replaces another one.
  func webStateList(_ list: WebStateList, willAdd webState: WebState)
  /// Called after a tab has left the list and all observers were notified.
  func webStateList(_ list: WebStateList, didDetach webState: WebState)
}

extension WebStateList {
  /// Makes a change during which observers must not make another one: an attempt raises an
  /// exception.
  @discardableResult
  func mutate<Result>(_ operation: String, _ change: () -> Result) -> Result? {
    guard mayMutate(operation) else { return nil }
    isMutating = true
    defer { isMutating = false }
    return change()
  }

  /// Whether no observer is being notified of a change; raises an exception otherwise.
  func mayMutate(_ operation: String) -> Bool {
    if isMutating {
      UIException.raise(
        .internalInconsistency,
        "WebStateList cannot \(operation) while its observers receive another change. Remember what to do, and do "
          + "it when the call that made that change has returned")
    }
    return !isMutating
  }

  /// Whether there is a tab at an index; raises an exception otherwise.
  func hasWebState(at index: Int, to operation: String) -> Bool {
    guard !containsIndex(index) else { return true }
    let extent = isEmpty ? "has no tabs" : "has tabs at 0 to \(count - 1)"
    UIException.raise(
      .range,
      "WebStateList \(extent), so it has no tab at \(index) to \(operation). Ask containsIndex(_:) first")
    return false
  }

  /// Whether a tab may be added; raises an exception otherwise.
  func mayAdd(_ webState: WebState) -> Bool {
    guard let index = index(of: webState) else { return true }
    UIException.raise(
      .invalidArgument,
      "\(name(of: webState)) is in the WebStateList already, at \(index). Move it, or detach it first")
    return false
  }

  /// Whether a tab may be the opener of another one; raises an exception otherwise.
  func mayOpen(_ opener: WebStateOpener?, _ opened: WebState? = nil) -> Bool {
    guard let webState = opener?.webState else { return true }
    guard index(of: webState) == nil || webState === opened else { return true }
    UIException.raise(
      .invalidArgument,
      "\(name(of: webState)) cannot be the opener: "
        + (webState === opened ? "no tab opens itself" : "it is not in the WebStateList")
        + ". Name a tab of the list, or no opener")
    return false
  }

  private func name(of webState: WebState) -> String {
    webState.visibleURL.map { "The tab of \($0.absoluteString)" } ?? "A tab that shows nothing"
  }
}
