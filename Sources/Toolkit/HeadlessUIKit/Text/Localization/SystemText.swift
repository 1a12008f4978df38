/// A text of the system, in English, Arabic, German or Japanese, whichever of them the user
/// prefers.
enum SystemText: String, CaseIterable {
  case add = "Add"
  case back = "Back"
  case bookmarks = "Bookmarks"
  case camera = "Camera"
  case cancel = "Cancel"
  case close = "Close"
  case compose = "Compose"
  case `continue` = "Continue"
  case copy = "Copy"
  case delete = "Delete"
  case dismissPopup = "dismiss popup"
  case documents = "Documents"
  case done = "Done"
  case edit = "Edit"
  case emergencyCall = "Emergency call"
  case fastForward = "Fast Forward"
  case go = "Go"
  case inProgress = "In progress"
  case join = "Join"
  case moreInfo = "More Info"
  case next = "Next"
  case noDefinition = "No definition found"
  case organize = "Organize"
  case pause = "Pause"
  case photos = "Photos"
  case play = "Play"
  case progress = "Progress"
  case progressHalted = "Progress halted"
  case redo = "Redo"
  case refresh = "Refresh"
  case reply = "Reply"
  case `return` = "return"
  case rewind = "Rewind"
  case route = "Route"
  case save = "Save"
  case search = "Search"
  case send = "Send"
  case share = "Share"
  case stop = "Stop"
  case undo = "Undo"

  /// The text in the language of the running application.
  @MainActor var localized: String {
    text(in: UIApplication.shared.environment.languages)
  }

  /// Returns the text in the best of the user's languages; English if the system has none of them.
  ///
  /// - Parameter languages: The user's languages as codes such as `en` or `pt-BR`, the preferred
  ///   one first.
  func text(in languages: [String]) -> String {
    // Regions of a language share its texts.
    let tables = languages.lazy.compactMap { Self.translations(language: String($0.prefix { $0 != "-" })) }
    return tables.first?[self] ?? rawValue
  }

  /// Returns the texts in a language; `nil` for a language that the system does not have. English
  /// needs no table.
  private static func translations(language: String) -> [SystemText: String]? {
    switch language {
    case "en": [:]
    case "ar": arabic
    case "de": german
    case "ja": japanese
    default: nil
    }
  }
}

extension SystemText {
  static let arabic: [SystemText: String] = [
    .add: "إضافة", .back: "رجوع", .bookmarks: "الإشارات المرجعية", .camera: "الكاميرا", .cancel: "إلغاء",
    .close: "إغلاق", .compose: "إنشاء", .copy: "نسخ", .delete: "حذف", .dismissPopup: "إغلاق النافذة المنبثقة",
    .documents: "المستندات", .done: "تم", .edit: "تعديل", .fastForward: "تقديم سريع",
    .inProgress: "قيد التقدم",
    .moreInfo: "مزيد من المعلومات", .noDefinition: "لم يتم العثور على تعريف", .organize: "تنظيم",
    .pause: "إيقاف مؤقت", .photos: "الصور", .play: "تشغيل",
    .progress: "التقدم", .progressHalted: "توقف التقدم", .redo: "إعادة", .refresh: "تحديث", .reply: "رد",
    .continue: "متابعة", .emergencyCall: "مكالمة طوارئ", .go: "انتقال", .join: "انضمام", .next: "التالي",
    .return: "إدخال", .route: "مسار", .send: "إرسال",
    .rewind: "ترجيع", .save: "حفظ", .search: "بحث", .share: "مشاركة", .stop: "إيقاف", .undo: "تراجع",
  ]

  static let german: [SystemText: String] = [
    .add: "Hinzufügen", .back: "Zurück", .bookmarks: "Lesezeichen", .camera: "Kamera", .cancel: "Abbrechen",
    .close: "Schließen", .compose: "Verfassen", .copy: "Kopieren", .delete: "Löschen",
    .dismissPopup: "Popup schließen",
    .documents: "Dokumente", .done: "Fertig", .edit: "Bearbeiten", .fastForward: "Vorspulen",
    .inProgress: "In Bearbeitung",
    .moreInfo: "Weitere Infos", .noDefinition: "Keine Definition gefunden", .organize: "Ordnen",
    .pause: "Pause", .photos: "Fotos", .play: "Wiedergabe",
    .progress: "Fortschritt", .progressHalted: "Fortschritt angehalten", .redo: "Wiederholen",
    .refresh: "Aktualisieren", .reply: "Antworten", .rewind: "Zurückspulen", .save: "Sichern",
    .continue: "Fortfahren", .emergencyCall: "Notruf", .go: "Öffnen", .join: "Verbinden", .next: "Weiter",
    .return: "Return", .route: "Route", .send: "Senden",
    .search: "Suchen", .share: "Teilen", .stop: "Stopp", .undo: "Widerrufen",
  ]

  static let japanese: [SystemText: String] = [
    .add: "追加", .back: "戻る", .bookmarks: "ブックマーク", .camera: "カメラ", .cancel: "キャンセル", .close: "閉じる",
    .compose: "作成", .copy: "コピー", .delete: "削除", .dismissPopup: "ポップアップを閉じる", .documents: "書類", .done: "完了",
    .edit: "編集",
    .fastForward: "早送り", .inProgress: "処理中", .moreInfo: "詳細情報",
    .noDefinition: "定義が見つかりません", .organize: "整理", .pause: "一時停止",
    .photos: "写真", .play: "再生", .progress: "進捗状況", .progressHalted: "処理停止中", .redo: "やり直す", .refresh: "更新",
    .continue: "続ける", .emergencyCall: "緊急電話", .go: "開く", .join: "接続", .next: "次へ", .return: "改行",
    .route: "経路", .send: "送信",
    .reply: "返信", .rewind: "巻き戻し", .save: "保存", .search: "検索", .share: "共有", .stop: "停止",
    .undo: "取り消す",
  ]
}
