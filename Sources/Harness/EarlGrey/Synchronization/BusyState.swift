import Foundation
import HeadlessUIKit

/// What keeps an application busy, as its configuration has it.
@MainActor
struct BusyState {
  let application: UIApplication
  let ignored: GREYAppState
  let blockedAddresses: [String]
  /// Seconds after which a turning wheel is no longer waited for.
  let longestAnimation: TimeInterval

  init(of application: UIApplication) {
    let configuration = GREYConfiguration(application: application)
    self.application = application
    ignored = GREYAppState(rawValue: configuration.integerValue(forConfigKey: .ignoreAppStates))
    blockedAddresses = configuration.arrayValue(forConfigKey: .blockedURLRegex)
    longestAnimation = application.runLoop.trackingLimits.animation
  }

  /// Everything, in a fixed order: what was registered, what waits on the run loop, gestures, ignored
  /// touches, controllers and wheels.
  var resources: [BusyResource] {
    registered + events.map { BusyResource($0, now: application.runLoop.now) } + gestures
      + ignoredInteraction + transitions + wheels
  }

  /// Whether the run loop has nothing to do that is waited for.
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

  /// Whether all that a kind of work stands for is ignored.
  private func isIgnored(_ kind: PendingEvent.Kind) -> Bool {
    !kind.states.isEmpty && ignored.isSuperset(of: kind.states)
  }

  private func isBlocked(_ kind: PendingEvent.Kind) -> Bool {
    guard case .networkRequest(let address) = kind else { return false }
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
        description: "It was told beginIgnoringInteractionEvents, and waits for endIgnoringInteractionEvents."
      )
    ]
  }

  private var transitions: [BusyResource] {
    application.appearanceTransitions.filter {
      !ignored.contains($0.isAppearing ? .pendingViewsToAppear : .pendingViewsToDisappear)
    }.map {
      let (told, awaited) =
        $0.isAppearing ? ("viewWillAppear", "viewDidAppear") : ("viewWillDisappear", "viewDidDisappear")
      return BusyResource(
        name: "\(type(of: $0.controller))", description: "It was told \(told), and waits for \(awaited).")
    }
  }

  /// The wheels on the screen that turn, which are animations without an end.
  private var wheels: [BusyResource] {
    guard !isIgnored(.animation) else { return [] }
    return application.windows.flatMap(\.turningWheels)
      .filter { application.runLoop.now < $0.animationStart + longestAnimation }
      .map {
        BusyResource(name: "\(type(of: $0))", description: "It turns since second \($0.animationStart).")
      }
  }
}

extension UIView {
  fileprivate var turningWheels: [UIActivityIndicatorView] {
    guard !isHidden else { return [] }
    let own = (self as? UIActivityIndicatorView).map { $0.isAnimating ? [$0] : [] } ?? []
    return own + subviews.flatMap(\.turningWheels)
  }
}

extension PendingEvent.Kind {
  /// EarlGrey's states that the work keeps the application in.
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
