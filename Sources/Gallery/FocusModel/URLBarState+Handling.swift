import Foundation

extension URLBarState {
  /// Takes an event, and lists what else is to be done, in order.
  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .beginEditing: beginEditing()
    case .endEditing: endEditing()
    case .type(let text): type(text)
    case .acceptCompletion(let text): acceptCompletion(text)
    case .submit(let text, let engine): submit(text, to: engine)
    case .search(let text, let engine): follow(engine.searchURL(for: text))
    case .paste(let text, let engine): present() + submit(text, to: engine)
    case .cancel: dismiss()
    case .clear: clear()
    case .erase: erase()
    case .openSettings: openSettings()
    case .toolset(let action): dismiss() + [.perform(action)]
    case .open(let url): follow(url)
    case .fill(let text): fill(text)
    case .web(let event): handle(event)
    }
  }

  private mutating func openSettings() -> [Effect] {
    isArmed = false
    return [.showSettings]
  }

  /// Goes home with nothing left of the pages; the keyboard is for the next address.
  private mutating func erase() -> [Effect] {
    guard isEraseVisible else { return [] }
    self = URLBarState()
    return [.eraseSession, .focusField, .showEraseToast]
  }

  /// The field is not asked to tell of a text that the application fills in, so the overlay does not come by itself.
  private mutating func fill(_ text: String) -> [Effect] {
    let effects = isFieldFocused ? [] as [Effect] : [.focusField] + beginEditing()
    self.text = text
    return effects
  }
}

/// What the user does in the text field.
extension URLBarState {
  /// While a page shows, editing begins at once; at home with the first keystroke.
  mutating func beginEditing() -> [Effect] {
    guard !isFieldFocused else { return [] }
    isFieldFocused = true
    if isBrowsing { return [.highlightText] + present() }
    if !isEditing && text.isEmpty { isArmed = true }
    return [.highlightText]
  }

  mutating func endEditing() -> [Effect] {
    isFieldFocused = false
    isArmed = false
    return []
  }

  mutating func type(_ text: String) -> [Effect] {
    self.text = text
    return (isArmed ? present() : []) + [.setOverlayQuery(text)]
  }

  /// Notes what the field shows; one that is told after editing has ended comes too late.
  mutating func acceptCompletion(_ text: String) -> [Effect] {
    if isFieldFocused { self.text = text }
    return []
  }

  mutating func clear() -> [Effect] { type("") }

  /// Begins to edit, and makes the bar visible.
  mutating func present() -> [Effect] {
    guard !isEditing else { return [] }
    (isEditing, isArmed, isBackgroundVisible, isBright) = (true, false, true, false)
    return [.presentOverlay]
  }

  /// Ends editing: the field shows the page's address again, or nothing at home.
  mutating func dismiss() -> [Effect] {
    guard isEditing else { return [] }
    isEditing = false
    (isBackgroundVisible, isBright) = (isBrowsing, isBrowsing && !isLoading)
    return leaveField() + [.dismissOverlay]
  }

  /// Gives the keyboard back; the field shows the page's address.
  mutating func leaveField() -> [Effect] {
    let effects: [Effect] = isFieldFocused ? [.resignField] : []
    (isFieldFocused, isArmed) = (false, false)
    showURL()
    return effects
  }

  mutating func showURL() { text = url?.displayText ?? "" }
}

/// How a text or a link becomes a page.
extension URLBarState {
  /// Goes where a text leads, without the blanks around it; blanks alone lead nowhere, and the page's address comes back
  /// under the keyboard.
  mutating func submit(_ text: String, to engine: SearchEngine) -> [Effect] {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else {
      showURL()
      return []
    }
    return follow(engine.destination(of: text))
  }

  /// Loads a page, the first one in place of the home screen, and ends editing.
  mutating func follow(_ url: URL?) -> [Effect] {
    guard let url else { return [] }
    let effects: [Effect] = (isBrowsing ? [] : [.showWebView]) + [.load(url)]
    (isBrowsing, isBackgroundVisible) = (true, true)
    self.url = url
    return effects + (isEditing ? dismiss() : leaveField())
  }
}

/// What the web view tells.
extension URLBarState {
  /// While the home screen shows there is no page: what a web view still tells of an erased one is not listened to.
  mutating func handle(_ event: WebEvent) -> [Effect] {
    guard isBrowsing else { return [] }
    switch event {
    case .changeURL(let url): show(url)
    case .start: return start()
    case .finish(let url): end(at: url, isBright: !isEditing)
    case .fail(let url): end(at: url, isBright: true)
    case .progress(let value): advance(to: value)
    case .canGo(let back, let forward): (canGoBack, canGoForward) = (back, forward)
    }
    return []
  }

  private mutating func start() -> [Effect] {
    (isLoading, isBright) = (true, false)
    return [.expandBars]
  }

  /// The progress bar comes with the first tenth, so that what is told after the end does not bring it back.
  private mutating func advance(to value: Double) {
    if value == 0.1 || progress != nil { progress = value }
  }

  private mutating func end(at url: URL?, isBright: Bool) {
    show(url)
    (isLoading, progress, self.isBright) = (false, nil, isBright)
  }

  /// Takes the page's address; what the user is editing stays. The blank page is none of the user's.
  private mutating func show(_ url: URL?) {
    guard let url, !url.isBlankPage else { return }
    self.url = url
    if !isFieldFocused && !isEditing { showURL() }
  }
}
