import Foundation

/// A replacement for the editor of text messages of MessageUI: what the app wrote into it, between the buttons "Cancel"
/// and "Send".
///
/// In a golden it is one node below the bar: `MFMessageComposeViewController "Text" to="555-0100"`. The user cannot
/// change the message, nothing is sent, and the sheet cannot be swiped down.
///
///     if MFMessageComposeViewController.canSendText() {
///       let message = MFMessageComposeViewController()
///       message.recipients = ["555-0100"]
///       message.body = "I am late."
///       controller.present(message, animated: true)
///     }
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// The object that receives the result, and dismisses the controller.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The receivers' numbers or addresses; `nil` by default.
  open var recipients: [String]?
  /// The text; `nil` by default.
  open var body: String?
  /// The subject; `nil` by default.
  open var subject: String?
  private var files: [String] = []

  /// Creates an editor of an empty message.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    isModalInPresentation = true
  }

  /// Returns `nil`, since there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether the device can send texts: whether ``ApplicationEnvironment/openableSchemes`` has `sms`, as by
  /// default.
  open class func canSendText() -> Bool { UIApplication.shared.environment.openableSchemes.contains("sms") }
  /// Returns whether messages can have subjects: whether the device can send texts.
  open class func canSendSubject() -> Bool { canSendText() }
  /// Returns whether messages can have files: whether the device can send texts.
  open class func canSendAttachments() -> Bool { canSendText() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = SystemScreenView("MFMessageComposeViewController") { [unowned self] in
      var content = SystemScreenContent(body)
      content.add("to", recipients ?? [])
      content.add("subject", subject)
      content.add("attachments", files)
      return content
    }
    let controller = SystemScreenContentController(screen)
    controller.addButtons { [unowned self] in
      end(.cancelled)
    } send: { [unowned self] in
      end(.sent)
    }
    setViewControllers([controller], animated: false)
  }

  private func end(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - attachmentURL: The file's address, which is not read.
  ///   - alternateFilename: The name to show; `nil` for the address's.
  /// - Returns: `true`.
  @discardableResult
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    files.append(alternateFilename ?? attachmentURL.lastPathComponent)
    return true
  }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - attachmentData: The content; ignored.
  ///   - uti: The type, such as `public.png`; ignored.
  ///   - filename: The name, which a golden has.
  /// - Returns: `true`.
  @discardableResult
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
    files.append(filename)
    return true
  }

  /// Does nothing, since the user cannot add files here.
  open func disableUserAttachments() {}
}

/// What became of a message; the values are those of MessageUI.
public enum MessageComposeResult: Int, Hashable, Sendable {
  /// The user cancelled.
  case cancelled
  /// The message is queued.
  case sent
  /// The message could not be sent; never here.
  case failed
}

/// Receives what became of a message, and dismisses the editor.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Called after the user cancelled or sent the message.
  ///
  /// - Parameters:
  ///   - controller: The editor, which stays until the delegate dismisses it.
  ///   - result: What became of the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
