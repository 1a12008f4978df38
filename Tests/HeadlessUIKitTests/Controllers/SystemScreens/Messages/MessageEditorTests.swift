import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// The editors of mails and of text messages.
@Suite @MainActor struct MessageEditorTests {
  private final class Owner: MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
    let log = Log()
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      log.add("mail \(result)")
      controller.dismiss(animated: true)
    }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      log.add("message \(result)")
      controller.dismiss(animated: true)
    }
  }

  private let stage = SystemScreenStage()
  private let delegate = Owner()

  @Test func `The buttons of a mail report what became of it`() throws {
    for (isSent, line) in [(false, "mail cancelled"), (true, "mail sent")] {
      try UIApplication().run {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = delegate
        stage.present(mail)
        try stage.performItem(leading: !isSent, of: mail)
        expectEqual(delegate.log.take(), [line])
        expectNil(stage.owner.presentedViewController)
      }
    }
  }

  @Test func `A mail shows what the app wrote into it`() {
    UIApplication().run {
      let mail = MFMailComposeViewController()
      stage.present(mail)
      expectEqual(mail.shownContent, [""])
      mail.setSubject("Hello")
      mail.setToRecipients(["ann@example.com"])
      mail.setCcRecipients(["bob@example.com"])
      mail.setBccRecipients(["cem@example.com"])
      mail.setPreferredSendingEmailAddress("dee@example.com")
      mail.setMessageBody("Hi", isHTML: false)
      mail.addAttachmentData(Data(), mimeType: "image/png", fileName: "a.png")
      expectEqual(mail.shownContent, ["Hello", "to", "cc", "bcc", "from", "body", "attachments"])
      expectEqual(mail.topViewController?.title, "Hello")
    }
  }

  @Test func `The buttons of a message report what became of it`() throws {
    for (isSent, line) in [(false, "message cancelled"), (true, "message sent")] {
      try UIApplication().run {
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = delegate
        (message.body, message.recipients) = ("Hi", ["555-0100"])
        stage.present(message)
        expectEqual(message.shownContent, ["Hi", "to"])
        try stage.performItem(leading: !isSent, of: message)
        expectEqual(delegate.log.take(), [line])
        expectNil(stage.owner.presentedViewController)
      }
    }
  }

  @Test func `The schemes that other apps open decide what can be sent`() {
    UIApplication().run {
      expectTrue(MFMailComposeViewController.canSendMail())
      expectTrue(MFMessageComposeViewController.canSendText())
      UIApplication.shared.environment.openableSchemes = ["mailto"]
      expectTrue(MFMailComposeViewController.canSendMail())
      expectFalse(MFMessageComposeViewController.canSendText())
      expectFalse(MFMessageComposeViewController.canSendAttachments())
    }
  }
}
