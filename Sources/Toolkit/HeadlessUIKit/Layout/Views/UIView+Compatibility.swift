import Foundation

extension UIView {
  /// Returns a picture of a part of the view, as ``snapshotView(afterScreenUpdates:)`` does of the whole
  /// view.
  ///
  /// - Parameters:
  ///   - rect: The part, in points in the view's coordinates; the picture has its size.
  ///   - afterUpdates: Whether pending layout is done first.
  ///   - capInsets: Ignored; the picture is not stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let snapshot = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    snapshot.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    part.addSubview(snapshot)
    return part
  }
}

extension NSString {
  /// Returns a format filled with arguments.
  ///
  /// - Parameters:
  ///   - format: The format, as for `String(format:)`; numbers follow the rules of the stage's
  ///     region.
  ///   - args: The arguments in the order of their placeholders.
  public static func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    // Another thread has no stage.
    let locale =
      UITraitCollection.isMain
      ? MainActor.assumeIsolated { UIApplication.shared.environment.locale } : .current
    return NSString(string: String(format: String(describing: format), locale: locale, arguments: args))
  }
}

/// The editing commands; a responder implements those that it can perform.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {}

extension UIResponder: UIResponderStandardEditActions {}
