import Combine
import UIKit

/// One trail: what it is like, its photos, and a note of one's own.
final class TrailDetailViewController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var factsLabel: UILabel!
  @IBOutlet private weak var summaryLabel: UILabel!
  @IBOutlet private weak var favoriteButton: UIButton!
  @IBOutlet private weak var noteLabel: UILabel!
  @IBOutlet private weak var headerView: UIView!

  private let trail: Trail
  private let environment: AppEnvironment
  private var subscriptions: Set<AnyCancellable> = []

  /// Makes the screen of a trail from the storyboard.
  static func make(_ trail: Trail, in environment: AppEnvironment) -> TrailDetailViewController {
    UIStoryboard(name: "Detail", bundle: nil).instantiateViewController(identifier: "TrailDetail") { coder in
      TrailDetailViewController(coder: coder, trail: trail, environment: environment)
    }
  }

  private init?(coder: NSCoder, trail: Trail, environment: AppEnvironment) {
    self.trail = trail
    self.environment = environment
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .compose, target: self, action: #selector(writeNote))
    nameLabel.text = trail.name
    summaryLabel.text = trail.summary
    headerView.layer.cornerRadius = 12
    environment.favorites.favorites
      .map { [trail] in $0.contains(trail.id) }
      .sink { [weak self] in self?.showFavorite($0) }
      .store(in: &subscriptions)
    environment.preferences.$unit
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.showFacts() }
      .store(in: &subscriptions)
    showFacts()
    showNote()
  }

  private func showFacts() {
    let distance = environment.preferences.text(kilometers: trail.kilometers)
    factsLabel.text = [trail.region, distance, trail.difficulty.title].joined(separator: " · ")
  }

  private func showFavorite(_ isFavorite: Bool) {
    let key = isFavorite ? "detail.unlike" : "detail.like"
    favoriteButton.setTitle(NSLocalizedString(key, comment: ""), for: .normal)
    favoriteButton.setImage(UIImage(systemName: isFavorite ? "heart.fill" : "heart"), for: .normal)
  }

  private func showNote() {
    let note = environment.notes.note(for: trail)
    noteLabel.isHidden = note == nil
    guard let note else { return }
    let stars = String.localizedStringWithFormat(
      NSLocalizedString("note.stars", comment: "How many stars a trail has got"), note.stars)
    noteLabel.text = "\(stars)\n\(note.text)"
  }

  @IBAction private func toggleFavorite(_ sender: UIButton) { environment.favorites.toggle(trail) }

  @IBAction private func showPhotos(_ sender: UIButton) {
    navigationController?.pushViewController(PhotosViewController(trail: trail), animated: true)
  }

  @objc private func writeNote() {
    let editor = NoteViewController(trail: trail, notes: environment.notes)
    editor.onSave = { [weak self] in self?.showNote() }
    present(UINavigationController(rootViewController: editor), animated: true)
  }
}
