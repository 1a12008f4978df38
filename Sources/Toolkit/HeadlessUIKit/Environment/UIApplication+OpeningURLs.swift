import Foundation

extension UIApplication {
  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the application's own settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether another application would open the address: see ``ApplicationEnvironment/openableSchemes``.
  public func canOpenURL(_ url: URL) -> Bool {
    environment.openableSchemes.contains(url.scheme?.lowercased() ?? "")
  }

  /// Has an address opened by another application: notes it in ``ApplicationEnvironment/openedURLs``, and tells
  /// ``ApplicationEnvironment/urlOpened``.
  ///
  /// `completion` hears on the run loop whether there is an application for it.
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
    runLoop.schedule(name: "opening \(url.absoluteString)") { completion(isOpened) }
  }
}
