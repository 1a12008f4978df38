import Foundation

extension URLBarState {
  /// Changes the state for an event, and returns the effects to perform, in order.
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

  /// Goes home and forgets the pages; the text field is focused for the next address.
  private mutating func erase() -> [Effect] {
    guard isEraseVisible else { return [] }
    self = URLBarState()
    return [.eraseSession, .focusField, .showEraseToast]
  }

  /// Fills a text in. A field does not report a text that the application sets, so the overlay does
  /// not show.
  private mutating func fill(_ text: String) -> [Effect] {
    // The field's own event of its focus comes later, and has no effect if the state has it
    // already.
    let effects = isFieldFocused ? [] as [Effect] : [.focusField] + beginEditing()
    self.text = text
    return effects
  }
}

/// The user's actions in the text field.
extension URLBarState {
  /// Begins editing at once while a page shows; at home the first keystroke begins it.
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

  /// Takes over the text of the field, unless the event arrives after the end of editing.
  mutating func acceptCompletion(_ text: String) -> [Effect] {
    if isFieldFocused { self.text = text }
    return []
  }

  mutating func clear() -> [Effect] { type("") }

  /// Begins editing, and makes the bar's background visible.
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

  /// Makes the field resign and show the page's address.
  private mutating func leaveField() -> [Effect] {
    let effects: [Effect] = isFieldFocused ? [.resignField] : []
    (isFieldFocused, isArmed) = (false, false)
    showURL()
    return effects
  }

  private mutating func showURL() { text = url?.displayText ?? "" }
}

/// From a text or a link to a page.
extension URLBarState {
  /// Goes to the destination of a text, ignoring whitespace around it. For whitespace alone, the
  /// field shows the page's address again, and stays focused.
  mutating func submit(_ text: String, to engine: SearchEngine) -> [Effect] {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else {
      showURL()
      return []
    }
    return follow(engine.destination(of: text))
  }

  /// Loads a page and ends editing; the first page replaces the home screen.
  mutating func follow(_ url: URL?) -> [Effect] {
    guard let url else { return [] }
    let effects: [Effect] = (isBrowsing ? [] : [.showWebView]) + [.load(url)]
    (isBrowsing, isBackgroundVisible) = (true, true)
    self.url = url
    return effects + (isEditing ? dismiss() : leaveField())
  }
}

/// The events of the web view.
extension URLBarState {
  mutating func handle(_ event: WebEvent) -> [Effect] {
    // A web view may still send events of an erased page, after the home screen is back.
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

  /// Updates the progress bar, which appears with the first tenth: progress after the end of
  /// loading does not show it again.
  private mutating func advance(to value: Double) {
    if value == 0.1 || progress != nil { progress = value }
  }

  private mutating func end(at url: URL?, isBright: Bool) {
    show(url)
    (isLoading, progress, self.isBright) = (false, nil, isBright)
  }

  /// Takes over the page's address, but not into a field that the user is editing. The blank page
  /// is ignored: it is not one that the user has opened.
  private mutating func show(_ url: URL?) {
    guard let url, !url.isBlankPage else { return }
    self.url = url
    if !isFieldFocused && !isEditing { showURL() }
  }
}
