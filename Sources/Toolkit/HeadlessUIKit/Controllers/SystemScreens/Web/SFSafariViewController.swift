import Foundation

/// A replacement for the browser of SafariServices: the address of a page, and a button that ends it.
///
/// In a golden it is one node, `SFSafariViewController "https://example.com"`. No page is loaded. The button and a
/// sheet that is swiped down call the delegate.
///
///     let browser = SFSafariViewController(url: URL(string: "https://example.com")!)
///     browser.preferredControlTintColor = .systemRed
///     controller.present(browser, animated: true)
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The title of the button that ends the browser; the values are those of SafariServices.
  public enum DismissButtonStyle: Int, Hashable, Sendable {
    /// "Done".
    case done
    /// "Close".
    case close
    /// "Cancel".
    case cancel
  }

  /// How the browser looks.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the page begins in the reader; `false` by default. A golden has it.
    open var entersReaderIfAvailable: Bool = false
    /// Whether bars collapse when the page is scrolled; `true` by default. Stored only.
    open var barCollapsingEnabled: Bool = true

    /// Creates a configuration with the defaults of SafariServices.
    public nonisolated override init() { super.init() }
  }

  /// The object that is called when the user leaves.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The configuration with which the browser was created.
  public let configuration: Configuration
  /// The color of the bars; `nil` by default. Stored only.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons; `nil` by default.
  open var preferredControlTintColor: UIColor? {
    didSet { viewIfLoaded?.tintColor = preferredControlTintColor }
  }
  /// The title of the button that ends the browser; ``DismissButtonStyle/done`` by default. It counts until the view
  /// is loaded.
  open var dismissButtonStyle: DismissButtonStyle = .done
  private let url: URL
  private var hasAppeared = false

  /// Creates a browser for a page.
  ///
  /// - Parameters:
  ///   - URL: The address. Other schemes than `http` and `https` do not stop the app, as they do on iOS.
  ///   - configuration: How the browser looks.
  public init(url URL: URL, configuration: Configuration) {
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Creates a browser for a page, which looks as usual.
  ///
  /// - Parameter URL: The address.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a browser for a page.
  ///
  /// - Parameters:
  ///   - URL: The address.
  ///   - entersReaderIfAvailable: Whether the page begins in the reader.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Returns `nil`, since there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let name = "SFSafariViewController"
    let button = SystemScreenView.endButton(endText, of: name) { [unowned self] in
      delegate?.safariViewControllerDidFinish(self)
      dismissUnlessDone()
    }
    view = SystemScreenView(name, button: button) { [unowned self] in
      var content = SystemScreenContent(url.isFileURL ? url.lastPathComponent : url.absoluteString)
      if configuration.entersReaderIfAvailable { content.add("mode", "reader") }
      return content
    }
    if let preferredControlTintColor { view.tintColor = preferredControlTintColor }
  }

  private var endText: SystemText {
    switch dismissButtonStyle {
    case .done: .done
    case .close: .close
    case .cancel: .cancel
    }
  }

  /// Reports once that the page is loaded.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    delegate?.safariViewController(self, didCompleteInitialLoad: true)
  }

  override func wasDismissedByUser() { delegate?.safariViewControllerDidFinish(self) }
}
