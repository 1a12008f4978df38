import UIKit

/// Writes a note about a trail, and asks before it loses one.
final class NoteViewController: UIViewController {
  private let trail: Trail
  private let notes: NoteStore
  private let former: Note
  private let starsLabel = UILabel()
  private let stepper = UIStepper()
  private let textView = UITextView()
  private let countLabel = UILabel()
  /// Called after the note was saved.
  var onSave: (() -> Void)?

  private static let longestText = 140

  init(trail: Trail, notes: NoteStore) {
    self.trail = trail
    self.notes = notes
    former = notes.note(for: trail) ?? Note(stars: 3, text: "")
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private var note: Note { Note(stars: Int(stepper.value), text: textView.text) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trail.name
    view.backgroundColor = .systemBackground
    setUpBar()
    setUpViews()
    setUpLayout()
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillChange(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    show()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  private func setUpBar() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  private func setUpViews() {
    stepper.minimumValue = 1
    stepper.maximumValue = 5
    stepper.value = Double(former.stars)
    stepper.addTarget(self, action: #selector(changeStars), for: .valueChanged)
    stepper.accessibilityIdentifier = "stars"
    stepper.setContentHuggingPriority(.required, for: .horizontal)
    textView.text = former.text
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = .secondarySystemBackground
    textView.layer.cornerRadius = 8
    textView.delegate = self
    textView.accessibilityIdentifier = "note"
    starsLabel.font = .preferredFont(forTextStyle: .body)
    starsLabel.adjustsFontForContentSizeCategory = true
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .right
  }

  private func setUpLayout() {
    let stars = UIStackView(arrangedSubviews: [starsLabel, stepper])
    stars.alignment = .center
    let column = UIStackView(arrangedSubviews: [stars, textView, countLabel])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      textView.heightAnchor.constraint(equalToConstant: 160),
    ])
  }

  private func show() {
    starsLabel.text = String.localizedStringWithFormat(
      NSLocalizedString("note.stars", comment: "How many stars a trail has got"), note.stars)
    let left = Self.longestText - note.text.count
    countLabel.text = String.localizedStringWithFormat(
      NSLocalizedString("note.left", comment: "How many characters are left"), left)
    countLabel.textColor = left < 0 ? .systemRed : .secondaryLabel
    navigationItem.rightBarButtonItem?.isEnabled = note != former && left >= 0
    isModalInPresentation = note != former
  }

  @objc private func changeStars() { show() }

  @objc private func keyboardWillChange(_ notification: Notification) {
    guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else {
      return
    }
    let frame = view.convert(value.cgRectValue, from: nil)
    additionalSafeAreaInsets.bottom = max(0, view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom)
  }

  @objc private func save() {
    notes.save(note, for: trail)
    onSave?()
    dismiss(animated: true)
  }

  @objc private func cancel() {
    guard note != former else { return dismiss(animated: true) }
    let sheet = UIAlertController(
      title: nil, message: NSLocalizedString("note.discard.message", comment: ""),
      preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: NSLocalizedString("note.discard", comment: ""), style: .destructive) { _ in
        self.dismiss(animated: true)
      })
    sheet.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }
}

extension NoteViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { show() }
}
