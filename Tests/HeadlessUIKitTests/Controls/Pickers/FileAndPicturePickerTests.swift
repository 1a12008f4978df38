import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Pickers of the files and pictures in the environment.
@Suite @MainActor struct FileAndPicturePickerTests {
  private final class Owner: UIViewController, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    let log = Log()

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      log.add("documents \(urls.map(\.lastPathComponent).joined(separator: " "))")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.add("cancelled") }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      log.add("picture \((info[.originalImage] as? UIImage)?.name ?? "none")")
      log.add("edited \(info[.editedImage] != nil)")
      picker.dismiss(animated: true)
    }
  }

  private let owner = Owner()

  /// Presents a picker, and returns its list.
  private func present(_ picker: UIViewController) throws -> UITableView {
    let window = mount(owner)
    owner.present(picker, animated: true)
    UIApplication.shared.settle()
    return try #require(Self.views(in: window).compactMap { $0 as? UITableView }.first)
  }

  private static func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  private func titles(_ list: UITableView) -> [String?] {
    list.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  private func tapRow(_ row: Int, in list: UITableView) throws {
    let window = try #require(list.window)
    let rect = list.convert(list.rectForRow(at: IndexPath(row: row, section: 0)), to: window)
    tap(in: window, at: CGPoint(x: rect.midX, y: rect.midY))
    UIApplication.shared.settle()
  }

  private func offer(_ names: String...) {
    UIApplication.shared.environment.documents = names.map { URL(fileURLWithPath: "/Documents/\($0)") }
  }

  @Test func `A document that is tapped goes to the delegate, and the picker is gone`() throws {
    try UIApplication().run {
      offer("Letter.txt", "Bill.pdf")
      let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
      picker.delegate = owner
      let list = try present(picker)
      expectEqual(titles(list), ["Letter", "Bill"])
      try tapRow(1, in: list)
      expectEqual(owner.log.lines, ["documents Bill.pdf"])
      expectNil(owner.presentedViewController)
    }
  }

  @Test func `Of several documents the user chooses some, and then is done`() throws {
    try UIApplication().run {
      offer("a.txt", "b.txt", "c.txt")
      let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
      (picker.delegate, picker.allowsMultipleSelection, picker.shouldShowFileExtensions) = (owner, true, true)
      let list = try present(picker)
      expectEqual(titles(list), ["a.txt", "b.txt", "c.txt"])
      try tapRow(2, in: list)
      try tapRow(0, in: list)
      expectEqual(owner.log.lines, [])
      let item = try #require(
        list.next.flatMap { ($0 as? UIViewController)?.navigationItem.rightBarButtonItem })
      item.primaryAction?.perform(from: item)
      UIApplication.shared.settle()
      expectEqual(owner.log.lines, ["documents a.txt c.txt"])
    }
  }

  @Test func `A place for documents of the app gets all of them`() throws {
    try UIApplication().run {
      let urls = ["x", "y"].map { URL(fileURLWithPath: "/tmp/\($0)") }
      let picker = UIDocumentPickerViewController(forExporting: urls)
      picker.delegate = owner
      try tapRow(0, in: present(picker))
      expectEqual(owner.log.lines, ["documents x y"])
    }
  }

  @Test func `A user who cancels chooses nothing`() throws {
    try UIApplication().run {
      let picker = UIDocumentPickerViewController(documentTypes: [], in: .open)
      picker.delegate = owner
      let list = try present(picker)
      let item = try #require(
        list.next.flatMap { ($0 as? UIViewController)?.navigationItem.leftBarButtonItem })
      item.primaryAction?.perform(from: item)
      UIApplication.shared.settle()
      expectEqual(owner.log.lines, ["cancelled"])
      expectNil(owner.presentedViewController)
    }
  }

  @Test func `A picture that is tapped goes to the delegate`() throws {
    for allowsEditing in [false, true] {
      try UIApplication().run {
        UIApplication.shared.environment.photos = [UIImage(named: "sea", size: CGSize(width: 40, height: 30))]
        let picker = UIImagePickerController()
        (picker.delegate, picker.allowsEditing) = (owner, allowsEditing)
        try tapRow(0, in: present(picker))
        expectEqual(owner.log.take(), ["picture sea", "edited \(allowsEditing)"])
        expectNil(owner.presentedViewController)
      }
    }
    expectFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
    expectTrue(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
  }
}
