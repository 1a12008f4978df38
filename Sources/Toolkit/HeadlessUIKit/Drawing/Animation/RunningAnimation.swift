import Foundation

/// A property of a view that is being animated; not part of UIKit.
///
/// For example, right after `UIView.animate(withDuration: 0.3) { label.alpha = 0 }`:
///
///     let running = UIApplication.shared.runningAnimations
///     running.map(\.key) // ["opacity"]
@preconcurrency @MainActor
public struct RunningAnimation {
  /// The animated view, or the view that an animated layer is on.
  public let view: UIView
  /// The layer's name of the property: `position`, `bounds.size`, `bounds.origin`, `opacity`,
  /// `transform`, `backgroundColor`, `hidden` of a view in a stack, or `transition`;
  /// for an animation that was added to a layer, its key path.
  public let key: String
  /// The time of the end, in seconds on the clock of ``UIApplication/runLoop``; `nil` if the
  /// animation runs forever or is paused.
  public let deadline: TimeInterval?
}

extension UIApplication {
  /// The properties that are being animated: those of views, then those of layers, each in the order in
  /// which their animations began.
  public var runningAnimations: [RunningAnimation] {
    animations.viewAnimations + animations.layerAnimations
  }
}

extension AnimationEnvironment {
  /// The properties that animation blocks animate.
  var viewAnimations: [RunningAnimation] {
    running.flatMap { animation in
      animation.changes.compactMap { change in
        change.view.map { RunningAnimation(view: $0, key: change.key, deadline: animation.deadline) }
      }
    }
  }

  /// The properties that animations of layers animate, with the layer's view or the view that it is on.
  fileprivate var layerAnimations: [RunningAnimation] {
    attachments.compactMap { attached in
      guard !attached.isOver, attached.begin != nil, let view = attached.layer?.nearestView else {
        return nil
      }
      let key = attached.animation.animatedKey ?? attached.key ?? "group"
      return RunningAnimation(view: view, key: key, deadline: attached.deadline)
    }
  }
}
