import Foundation

/// Lets the user choose among ``ApplicationEnvironment/documents``, or confirm that documents of
/// the app are exported.
///
///     let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
///     picker.allowsMultipleSelection = true
///     controller.present(picker, animated: true)  // Lists the environment's documents.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The object that receives the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the user can choose several documents; `false` by default.
  open var allowsMultipleSelection: Bool = false
  /// Whether names show their extensions; `false` by default.
  open var shouldShowFileExtensions: Bool = false
  /// The folder in which the picker starts. Stored only.
  open var directoryURL: URL?
  /// The app's documents to export; `nil` for a picker that opens documents.
  private let exported: [URL]?

  /// Creates a picker that opens documents of any type.
  ///
  /// - Parameters:
  ///   - allowedUTIs: The types to choose from; ignored.
  ///   - mode: The purpose of the picker; ignored.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    exported = nil
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker that exports documents of the app.
  ///
  /// - Parameters:
  ///   - urls: The documents, which are exported together.
  ///   - asCopy: Whether the app keeps its documents; `false` by default, and ignored.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    exported = urls
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Returns `nil`, since there are no archives to read.
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

  /// The documents in the rows: the environment's, or the app's own to export.
  private var offered: [URL] { exported ?? UIApplication.shared.environment.documents }

  private func name(of url: URL) -> String {
    shouldShowFileExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
  }

  private func end(with rows: [Int]) {
    // All documents are exported together.
    let chosen = rows.isEmpty ? [] : exported ?? rows.map { offered[$0] }
    dismiss(animated: true)
    guard !chosen.isEmpty else { delegate?.documentPickerWasCancelled(self); return }
    delegate?.documentPicker(self, didPickDocumentsAt: chosen)
  }
}

/// The purpose of a document picker; the values are UIKit's.
public enum UIDocumentPickerMode: Int, Hashable, Sendable {
  /// The app receives a copy.
  case `import`
  /// The app receives the document itself.
  case open
  /// A copy of the app's document is exported.
  case exportToService
  /// The app's document itself is moved.
  case moveToService
}

/// Receives the choice of a document picker.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called after the user chose documents; does nothing by default.
  ///
  /// - Parameters:
  ///   - controller: The picker, which is being dismissed.
  ///   - urls: The chosen or exported documents, at least one.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after the user left without a choice; does nothing by default.
  ///
  /// - Parameter controller: The picker, which is being dismissed.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
