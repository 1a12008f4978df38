extension UIReturnKeyType {
  /// What the key says in the user's language; the names of search engines are the same in all.
  @MainActor var title: String { word?.localized ?? name }

  /// What tests find the key by in every language: what it does, with a capital, as in "Next" and "Return".
  var identifier: String {
    let title = word?.rawValue ?? name
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  private var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  private var word: SystemText? {
    switch self {
    case .default: .return
    case .go: .go
    case .google, .yahoo: nil
    case .join: .join
    case .next: .next
    case .route: .route
    case .search: .search
    case .send: .send
    case .done: .done
    case .emergencyCall: .emergencyCall
    case .continue: .continue
    }
  }
}
