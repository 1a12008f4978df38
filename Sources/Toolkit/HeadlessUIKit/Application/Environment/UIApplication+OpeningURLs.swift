import Foundation

extension UIApplication {
  /// The name of an option for opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the option.
    public let rawValue: String

    /// Creates the name of an option.
    ///
    /// - Parameter rawValue: The name of UIKit's constant.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether to open the address only in an application that claims it; ignored here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the application's own settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Returns whether another application can open an address.
  ///
  /// - Parameter url: The address, of which only the scheme matters: see
  ///   ``ApplicationEnvironment/openableSchemes``.
  public func canOpenURL(_ url: URL) -> Bool {
    environment.openableSchemes.contains(url.scheme?.lowercased() ?? "")
  }

  /// Opens an address in another application: appends it to ``ApplicationEnvironment/openedURLs``,
  /// and calls ``ApplicationEnvironment/urlOpened``.
  ///
  /// The application itself stays in the foreground.
  ///
  /// - Parameters:
  ///   - url: The address; one that no application can open is not recorded.
  ///   - options: Ignored.
  ///   - completion: Called on the run loop, with whether an application can open the address.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isOpened = canOpenURL(url)
    if isOpened {
      environment.openedURLs.append(url)
      environment.urlOpened?(url)
    }
    guard let completion else { return }
    // As in UIKit, the completion is never called before this method returns.
    runLoop.schedule(name: "opening \(url.absoluteString)") { completion(isOpened) }
  }
}
