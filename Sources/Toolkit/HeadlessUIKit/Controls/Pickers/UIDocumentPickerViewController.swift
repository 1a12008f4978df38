import Foundation

/// Lets the user choose among the documents of ``ApplicationEnvironment/documents``, or a place to
/// which documents of the app go.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The object that gets the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the user can choose several documents; `false` by default.
  open var allowsMultipleSelection: Bool = false
  /// Whether names show their extensions; `false` by default.
  open var shouldShowFileExtensions: Bool = false
  /// The folder that the picker begins in; stored only.
  open var directoryURL: URL?
  /// The documents of the app that are saved elsewhere; `nil` to open some.
  private let exported: [URL]?

  /// Creates a picker of documents of any type.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    exported = nil
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker of a place for documents of the app, of which a copy goes there.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    exported = urls
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Returns `nil`, as there are no archives to read a controller from.
  public required init?(coder: NSCoder) { nil }

  private func setUp() { modalPresentationStyle = .pageSheet }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = ChoiceListViewController(
      title ?? SystemText.documents.localized, offered.map { .init(title: name(of: $0), picture: nil) },
      allowsSeveral: allowsMultipleSelection && exported == nil
    ) { [unowned self] in end(with: $0) }
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// What the rows show: the documents, or the app's own that are to be saved.
  private var offered: [URL] { exported ?? UIApplication.shared.environment.documents }

  private func name(of url: URL) -> String {
    shouldShowFileExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
  }

  private func end(with rows: [Int]) {
    // All documents that are saved go to the same place.
    let chosen = rows.isEmpty ? [] : exported ?? rows.map { offered[$0] }
    dismiss(animated: true)
    guard !chosen.isEmpty else { delegate?.documentPickerWasCancelled(self); return }
    delegate?.documentPicker(self, didPickDocumentsAt: chosen)
  }
}

/// What a document picker does with the choice.
public enum UIDocumentPickerMode: Int, Hashable, Sendable {
  /// The app gets a copy.
  case `import`
  /// The app gets the document itself.
  case open
  /// A copy of the app's document is saved.
  case exportToService
  /// The app's document itself is saved.
  case moveToService
}

/// Gets the choice of a document picker.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called after the user chose documents; does nothing by default.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after the user left without a choice; does nothing by default.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
