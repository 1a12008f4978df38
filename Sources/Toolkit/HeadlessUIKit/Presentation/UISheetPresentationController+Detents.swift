import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  public final class Detent {
    public let identifier: Identifier
    private let resolve: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The name of a detent.
    public struct Identifier: Hashable, Sendable {
      public let rawValue: String

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private init(
      _ identifier: Identifier,
      resolve: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// Half the height of the window; not there in a low window.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? DetentContext)?.mediumValue
      }
    }

    /// All the height that a sheet can have.
    public static func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height that `resolver` answers, without the safe area at the bottom; `nil` while the detent is not there.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolve: resolver)
    }

    /// The height in a context, without the safe area at the bottom.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolve(context) }
  }
}

/// What a detent's height depends on.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The context of a container.
@MainActor
final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumValue: CGFloat

  init(_ geometry: SheetGeometry, traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = geometry.largeHeight - geometry.safeArea.bottom
    mediumValue = geometry.bounds.height / 2 - geometry.safeArea.bottom
  }
}
