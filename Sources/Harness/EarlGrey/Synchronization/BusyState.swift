import Foundation
import HeadlessUIKit

/// The resources that keep an application busy, given its configuration.
@MainActor
struct BusyState {
  let application: UIApplication
  let ignored: GREYAppState
  let blockedAddresses: [String]
  /// The seconds after which an activity indicator is no longer considered busy.
  let longestAnimation: TimeInterval

  init(of application: UIApplication) {
    let configuration = GREYConfiguration(application: application)
    self.application = application
    ignored = GREYAppState(rawValue: configuration.integerValue(forConfigKey: .ignoreAppStates))
    blockedAddresses = configuration.arrayValue(forConfigKey: .blockedURLRegex)
    longestAnimation = application.runLoop.trackingLimits.animation
  }

  /// All resources in a fixed order: registered ones, pending work on the run loop, gestures,
  /// ignored touches, transitions of controllers, and activity indicators.
  var resources: [BusyResource] {
    registered + events.map { BusyResource($0, now: application.runLoop.now) } + gestures
      + ignoredInteraction + transitions + activityIndicators
  }

  /// Whether the run loop has no tracked work and no gesture is in progress.
  var isLoopIdle: Bool {
    events.isEmpty && gestures.isEmpty
  }

  private var registered: [BusyResource] {
    GREYUIThreadExecutor(application: application).resources.filter { !$0.isIdleNow() }.map {
      BusyResource(name: $0.idlingResourceName(), description: $0.idlingResourceDescription())
    }
  }
}

extension BusyState {
  private var events: [PendingEvent] {
    application.runLoop.pendingEvents.filter { $0.isTracked && !isIgnored($0.kind) && !isBlocked($0.kind) }
  }

  /// Whether all states of a kind of work are ignored.
  private func isIgnored(_ kind: PendingEvent.Kind) -> Bool {
    !kind.states.isEmpty && ignored.isSuperset(of: kind.states)
  }

  private func isBlocked(_ kind: PendingEvent.Kind) -> Bool {
    guard case .networkRequest(let address) = kind else { return false }
    // A `data:` address contains its content, so that nothing is loaded.
    return address.hasPrefix("data:")
      || blockedAddresses.contains { address.range(of: $0, options: .regularExpression) != nil }
  }

  private var gestures: [BusyResource] {
    guard !ignored.contains(.pendingGestureRecognition) else { return [] }
    return application.runLoop.busyNames().map {
      BusyResource(name: $0, description: "It is not over, and only a finger can end it.")
    }
  }

  private var ignoredInteraction: [BusyResource] {
    guard application.isIgnoringInteractionEvents, !ignored.contains(.ignoringSystemWideUserInteraction)
    else {
      return []
    }
    return [
      BusyResource(
        name: "UIApplication",
        description: "It received beginIgnoringInteractionEvents, and waits for endIgnoringInteractionEvents."
      )
    ]
  }

  private var transitions: [BusyResource] {
    application.appearanceTransitions.filter {
      !ignored.contains($0.isAppearing ? .pendingViewsToAppear : .pendingViewsToDisappear)
    }.map {
      let (received, awaited) =
        $0.isAppearing ? ("viewWillAppear", "viewDidAppear") : ("viewWillDisappear", "viewDidDisappear")
      return BusyResource(
        name: "\(type(of: $0.controller))", description: "It received \(received), and waits for \(awaited).")
    }
  }

  /// The animating activity indicators, whose animations do not end.
  private var activityIndicators: [BusyResource] {
    guard !isIgnored(.animation) else { return [] }
    return application.windows.flatMap(\.animatingIndicators)
      .filter { application.runLoop.now < $0.animationStart + longestAnimation }
      .map {
        BusyResource(name: "\(type(of: $0))", description: "It turns since second \($0.animationStart).")
      }
  }
}

extension UIView {
  fileprivate var animatingIndicators: [UIActivityIndicatorView] {
    guard !isHidden else { return [] }
    let own = (self as? UIActivityIndicatorView).map { $0.isAnimating ? [$0] : [] } ?? []
    return own + subviews.flatMap(\.animatingIndicators)
  }
}

extension PendingEvent.Kind {
  /// EarlGrey's states that correspond to the work.
  fileprivate var states: GREYAppState {
    switch self {
    case .work, .timer, .delayedCall: []
    case .animation: [.pendingCAAnimation, .pendingUIViewAnimation]
    case .keyboardTransition: .pendingKeyboardTransition
    case .scrolling: .pendingUIScrollViewScrolling
    case .rotation: .pendingRotation
    case .rootViewController: .pendingRootViewControllerToAppear
    case .networkRequest: .pendingNetworkRequest
    }
  }
}
