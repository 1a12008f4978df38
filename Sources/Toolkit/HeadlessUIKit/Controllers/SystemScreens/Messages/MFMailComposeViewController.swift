import Foundation

/// A replacement for the editor of mails of MessageUI: what the app wrote into it, between the buttons "Cancel" and
/// "Send".
///
/// In a golden it is one node below the bar: `MFMailComposeViewController "Subject" to="ann@example.com"`. The user
/// cannot change the mail, nothing is sent, and the sheet cannot be swiped down.
///
///     if MFMailComposeViewController.canSendMail() {
///       let mail = MFMailComposeViewController()
///       mail.setSubject("Feedback")
///       mail.setToRecipients(["ann@example.com"])
///       controller.present(mail, animated: true)
///     }
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// The object that receives the result, and dismisses the controller.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  private var receivers: [(name: String, addresses: [String])] = [("to", []), ("cc", []), ("bcc", [])]
  private var body = ""
  private var sender = ""
  private var files: [String] = []

  /// Creates an editor of an empty mail.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    isModalInPresentation = true
  }

  /// Returns `nil`, since there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether the device can send mail: whether ``ApplicationEnvironment/openableSchemes`` has `mailto`, as by
  /// default.
  open class func canSendMail() -> Bool {
    UIApplication.shared.environment.openableSchemes.contains("mailto")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = SystemScreenView("MFMailComposeViewController") { [unowned self] in content }
    let controller = SystemScreenContentController(screen)
    controller.title = subject
    controller.addButtons { [unowned self] in
      end(.cancelled)
    } send: { [unowned self] in
      end(.sent)
    }
    setViewControllers([controller], animated: false)
  }

  private var content: SystemScreenContent {
    var content = SystemScreenContent(subject)
    for (name, addresses) in receivers { content.add(name, addresses) }
    content.add("from", sender)
    content.add("body", body)
    content.add("attachments", files)
    return content
  }

  private func end(_ result: MFMailComposeResult) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }

  /// Sets the subject; empty at first.
  ///
  /// - Parameter subject: The text, which is the title, too.
  open func setSubject(_ subject: String) {
    self.subject = subject
    viewControllers.first?.title = subject
  }

  /// Sets the receivers; none at first.
  ///
  /// - Parameter toRecipients: Their addresses; `nil` for none.
  open func setToRecipients(_ toRecipients: [String]?) { receivers[0].addresses = toRecipients ?? [] }

  /// Sets the receivers of copies; none at first.
  ///
  /// - Parameter ccRecipients: Their addresses; `nil` for none.
  open func setCcRecipients(_ ccRecipients: [String]?) { receivers[1].addresses = ccRecipients ?? [] }

  /// Sets the receivers of copies that the others do not see; none at first.
  ///
  /// - Parameter bccRecipients: Their addresses; `nil` for none.
  open func setBccRecipients(_ bccRecipients: [String]?) { receivers[2].addresses = bccRecipients ?? [] }

  /// Sets the text; empty at first.
  ///
  /// - Parameters:
  ///   - body: The text, or its HTML, which a golden has as it is.
  ///   - isHTML: Whether the text is HTML; ignored.
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - attachment: The content; ignored.
  ///   - mimeType: The type, such as `image/png`; ignored.
  ///   - filename: The name, which a golden has.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    files.append(filename)
  }

  /// Sets the sender; the user's usual address at first.
  ///
  /// - Parameter emailAddress: The address.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) { sender = emailAddress }
}

/// What became of a mail; the values are those of MessageUI.
public enum MFMailComposeResult: Int, Hashable, Sendable {
  /// The user cancelled.
  case cancelled
  /// The mail is kept as a draft; never here.
  case saved
  /// The mail is queued.
  case sent
  /// The mail could be neither kept nor sent; never here.
  case failed
}

/// Receives what became of a mail, and dismisses the editor.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called after the user cancelled or sent the mail; does nothing by default.
  ///
  /// - Parameters:
  ///   - controller: The editor, which stays until the delegate dismisses it.
  ///   - result: What became of the mail.
  ///   - error: Always `nil` here.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
